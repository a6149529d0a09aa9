/** Which actions a click on an element could have meant: the server is asked why none of them is possible. */

export function whyNotActions(element: string): string[] {
  const [kind = "", number = "", , slot = ""] = element.split("-");
  if (kind === "hidden") return ["draw_hidden"];
  if (kind === "pile") return ["take_open", "discard", "put_top", "put_bottom"].map((verb) => `${verb} ${number}`);
  if (kind === "slot") return ["place", "turn_up", "offer"].map((verb) => `${verb} ${number}`);
  return [`swap_with ${number} ${slot}`];
}
