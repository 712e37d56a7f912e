import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../../contract';
import { inertCell } from '../../contract/platform/spreadsheet';
import { clockIn } from './time/zone';

const AS_SPREADSHEETS_READ = { quoted: true, quoted_empty: true, record_delimiter: 'windows' } as const;
const linesOf = (rows: string[][]): string =>
  stringify(
    rows.map((cells) => cells.map(inertCell)),
    AS_SPREADSHEETS_READ,
  );

/** Returns a whole file; its reader adds the byte order mark. */
export const csvOf = (head: string[], rows: string[][]): string => linesOf([head, ...rows]);

/** Returns the title of a column of times, with their zone; other columns (null) keep their title. */
export const inZone = (title: string, zone: string | null): string => (zone === null ? title : `${title} (${zone})`);

/** Returns whether the time zone exists. */
export function isZone(zone: string): boolean {
  try {
    return clockIn(zone) !== null;
  } catch {
    return false;
  }
}

/** Lines per query, so that files of any length need the same memory. */
export const LINES_AT_ONCE = 500;

/** File in parts: its heading, the lines that follow `last` (null: from the first), and the cells of lines. */
export type FileParts<Row> = {
  head: string[];
  after(last: Row | null): Promise<Row[]>;
  cells(rows: Row[]): string[][] | Promise<string[][]>;
};

/** Yields a file part by part, each from its own short query, so that slow readers hold no database resources. */
export async function* linesIn<Row>({ head, after, cells }: FileParts<Row>): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\ufeff${linesOf([head])}`;
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await after(last);
    yield linesOf(await cells(rows));
    last = rows.at(-1) ?? null;
    if (rows.length < LINES_AT_ONCE) return;
  }
}

/** Streams lines as a file download, named after its content and date. */
export const sendFile = (reply: FastifyReply, of: string, now: Date, lines: AsyncIterable<string>) =>
  reply
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Disposition',
      `attachment; filename="${SETTINGS.brand.merchant}-${of}-${now.toISOString().slice(0, 10)}.csv"`,
    )
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines));
