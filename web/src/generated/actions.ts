// Written by scripts/describe.py. Do not edit.

import type { Claim, ComeBack, Invitation, Invite, Noted, Report, Reported, SeatLink, SeatPin, Seated, Sit, SitBeside, Start, Table, TableCode, TryAgain } from "$/generated/wire";

/** What can be done at a table: `POST /api/tables/{id}/…`. */
export interface TableActions {
  sit: { body: Sit; answer: Seated };
  beside: { body: SitBeside; answer: Table };
  claim: { body: Claim; answer: Seated };
  invitation: { body: undefined; answer: Invitation };
  link: { body: undefined; answer: SeatLink };
  leave: { body: undefined; answer: Table };
  start: { body: Start; answer: Table };
  rematch: { body: undefined; answer: Table };
  again: { body: TryAgain; answer: Seated };
  invite: { body: Invite; answer: Noted };
  accept: { body: undefined; answer: Table };
  decline: { body: undefined; answer: Table };
  report: { body: Report; answer: Reported };
  code: { body: undefined; answer: TableCode };
  pin: { body: undefined; answer: SeatPin };
  return: { body: ComeBack; answer: Seated };
}
