/** Cells are named by column letter and row number: a1 is the upper left one. */
export const cellName = (col: number, row: number) => `${String.fromCharCode(97 + col)}${row + 1}`;
