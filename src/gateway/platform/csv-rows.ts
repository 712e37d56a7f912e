import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** Row of a CSV file; `at`: number of its last line, from 1. */
export type CsvRow = { at: number; cells: string[] };

/** Error for a text that is no CSV; `line`: where it breaks. */
export class CsvSyntaxError extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is no CSV`);
  }
}

const csvRows = v.array(v.object({ info: v.object({ lines: v.number() }), record: v.array(v.string()) }));

/** Parses CSV (RFC 4180) into rows of cells, without empty rows. Throws a `CsvSyntaxError`. */
export function csvRowsIn(text: string, delimiter = ','): CsvRow[] {
  const options = {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
  };
  try {
    return v.parse(csvRows, parse(text, options)).map(({ info, record }) => ({ at: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvSyntaxError(Number(error.lines));
  }
}
