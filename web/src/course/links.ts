/** Links into the course of a game: they carry no seat, so they show the same to everybody. */

import type { CourseMoment } from "$/generated/wire";

/** The position before a moment, by the eyes of the seat that decided, with the better move lit up. */
export function href(table: string, { seq, seat, better, targets }: CourseMoment): string {
  const given = new URLSearchParams({ at: String(seq), eyes: String(seat), better, light: targets.join(",") });
  return `#/t/${table}?${given}`;
}

export const courseHref = (table: string) => `#/t/${table}/course`;
