/** Seats by colour and shape (Okabe and Ito's colours). */
export const SEATS: readonly { colour: string; path: string }[] = [
  { colour: "#0072b2", path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" },
  { colour: "#d55e00", path: "M4 4h16v16H4z" },
  { colour: "#009e73", path: "M12 3l10 18H2z" },
  { colour: "#f0e442", path: "M12 1.5 22.5 12 12 22.5 1.5 12z" },
  { colour: "#cc79a7", path: "M12 2l3 7 7.5.6-5.7 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.7-5L9 9z" },
];

export const seatColour = (seat: number) => SEATS[seat % SEATS.length]!.colour;
