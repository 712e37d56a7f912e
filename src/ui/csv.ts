import { inertCell } from '../contract/platform/spreadsheet';

const quoted = (cell: string) => `"${inertCell(cell).replaceAll('"', '""')}"`;

/** Renders rows as CSV that spreadsheets read; no cell is executed as a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
