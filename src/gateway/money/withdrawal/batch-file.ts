import { stringify } from 'csv-stringify/sync';
import * as v from 'valibot';
import { ApiError } from '../../platform/context';
import { type CsvRow, CsvSyntaxError, csvRowsIn } from '../../platform/csv-rows';

/** Line of a bank's confirmation; `at`: its number in the file, from 1. */
export type ConfirmationLine = {
  at: number;
  number: string;
  amount: string;
  result: 'paid' | 'unpaid';
  reason: string;
};

/** Writes CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows', escape_formulas: true, quoted_match: '\n' });

/** Parses CSV into rows of cells; throws `batch.line` for a text that is none. */
export function readCsv(text: string): CsvRow[] {
  try {
    return csvRowsIn(text);
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    throw new ApiError(422, 'batch.line', { params: { line: error.line, problem: 'it is no CSV' } });
  }
}

const confirmationLine = v.object({
  number: v.pipe(v.string(), v.trim(), v.regex(/^W\d{8,12}$/, 'number is no number of a withdrawal')),
  amount: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}\.\d{2}$/, 'amount is no amount such as 100.00')),
  result: v.pipe(v.string(), v.trim(), v.picklist(['paid', 'unpaid'], 'result is neither paid nor unpaid')),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});

/**
 * Parses a confirmation: the batch file with `result` (paid, unpaid) and, if the bank gives one, `reason` filled in.
 * Columns are found by their names; lines without a result are left for a later file. Throws 422 `batch.line`.
 */
export function readConfirmation(text: string): ConfirmationLine[] {
  const [head, ...rows] = readCsv(text);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = ['number', 'amount', 'result'].find((name) => !names.includes(name));
  if (missing) throw new ApiError(422, 'batch.line', { params: { line: 1, problem: `there is no column ${missing}` } });
  return rows.flatMap(({ at, cells }) => {
    const fields = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    if ((fields.result ?? '').trim() === '') return [];
    const parsed = v.safeParse(confirmationLine, fields);
    if (!parsed.success)
      throw new ApiError(422, 'batch.line', { params: { line: at, problem: parsed.issues[0].message } });
    return [{ at, ...parsed.output }];
  });
}
