/** What the prompt bar says besides what is asked. */

export interface Notice {
  kind: "why" | "error" | "info";
  text: string;
}

/** Whether a notice is told above the question, not in its place: what went wrong changes nothing about what I am asked. */
export const leavesQuestion = (notice: Notice | null, mine: boolean): boolean => mine && notice?.kind === "error";
