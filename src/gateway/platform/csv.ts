import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../../contract';
import { clockIn } from './time/zone';

/** A file for spreadsheets: by its first character they know that it is UTF-8. */
const firstLine = (cells: readonly string[]): string => `\ufeff${lineOf(cells)}`;
const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A spreadsheet takes what begins so for a formula, and would carry it out: with an apostrophe before it, it is text. Sums below nothing are numbers. */
const FORMULA = /^(?!-\d+\.\d\d$)[=+\-@\t\r]/;
const cellOf = (cell: string): string => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Title of a column of times, with the zone that they are in; of another column (null) as it is. */
export const inZone = (title: string, zone: string | null): string => (zone === null ? title : `${title} (${zone})`);

/** Returns whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return clockIn(zone) !== null;
  } catch {
    return false;
  }
}

/** Lines that are read at once: a file of any length takes the memory of so many. */
export const LINES_AT_ONCE = 500;

/** A file in parts: what stands above its cells, and the lines after one of them (null: from the first), with the one to go on from. */
export type FileParts<Row> = {
  head: string[];
  after(last: Row | null): Promise<Row[]>;
  cells(rows: Row[]): string[][] | Promise<string[][]>;
};

/** Part after part, each its own short question: who reads slowly holds nothing. */
export async function* linesIn<Row>({ head, after, cells }: FileParts<Row>): AsyncGenerator<string> {
  yield firstLine(head);
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await after(last);
    yield (await cells(rows)).map(lineOf).join('');
    last = rows.at(-1) ?? null;
    if (rows.length < LINES_AT_ONCE) return;
  }
}

/** Sends lines as they are read, as a file that is called by what it has and its day. */
export const sendFile = (reply: FastifyReply, of: string, now: Date, lines: AsyncIterable<string>) =>
  reply
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Disposition',
      `attachment; filename="${SETTINGS.brand.merchant}-${of}-${now.toISOString().slice(0, 10)}.csv"`,
    )
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines));
