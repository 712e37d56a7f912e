/** Cells that a spreadsheet would execute as a formula. Negative amounts stay numbers. */
const FORMULA = /^(?!-\d+\.\d\d$)[=+\-@\t\r]/;

/** Returns the text of a cell for a file that spreadsheets read; a leading apostrophe makes a formula text. */
export const inertCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
