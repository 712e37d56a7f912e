import { SETTINGS } from '../../../contract';
import { latinDigits } from '../../../contract/money/money';
import { payoutNumber } from '../../../contract/money/payout-number';
import { type CsvRow, CsvSyntaxError, csvRowsIn } from '../../platform/csv-rows';
import type { CsvMapping } from './mapping';
import {
  isoDayOf,
  minorUnitsOf,
  type ParsedLine,
  type ParsedStatement,
  readLines,
  refsOf,
  rejectedLines,
  UnreadableValue,
} from './parsed';

/** Rows above the titles, such as the name of the account. */
const MAX_HEAD = 30;
type Columns = CsvMapping['columns'];
type Cell = (title: string) => string;

/**
 * Parses a statement in CSV by the mapping of its source. Rows above the titles are skipped; every row after them is a
 * line. Throws `statement.lines`.
 */
export function parseCsvStatement(text: string, { columns, day, delimiter }: CsvMapping): ParsedStatement {
  const rows = rowsIn(text, delimiter);
  const { at, titles } = headOf(rows, titlesOf(columns));
  const cellsOf =
    ({ cells }: CsvRow): Cell =>
    (title) =>
      cells[titles.indexOf(title.toLowerCase())] ?? '';
  const lines = readLines(
    rows.slice(at + 1),
    (row) => row.at,
    (row) => [lineOf(row.at, cellsOf(row), { columns, day })],
  );
  return { reference: null, period: null, lines };
}

function rowsIn(text: string, delimiter: string): CsvRow[] {
  try {
    return csvRowsIn(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    throw rejectedLines([{ line: error.line, problem: 'it is no CSV' }]);
  }
}

const titlesOf = ({ references, ...columns }: Columns): string[] => [...Object.values(columns), ...references];

/** Finds the row with all titles. Throws `statement.lines` if there is none, or a title is there twice. */
function headOf(rows: readonly CsvRow[], needed: readonly string[]): { at: number; titles: string[] } {
  const heads = rows.slice(0, MAX_HEAD).map(({ cells }) => cells.map((cell) => cell.toLowerCase()));
  const wanting = (titles: readonly string[]) => needed.filter((title) => !titles.includes(title.toLowerCase()));
  const at = heads.findIndex((titles) => wanting(titles).length === 0);
  const titles = heads[at];
  const line = rows[Math.max(at, 0)]?.at ?? 1;
  if (!titles) {
    const [missing] = wanting(heads[0] ?? []);
    throw rejectedLines([{ line, problem: `there is no column ${missing}` }]);
  }
  const twice = needed.find((title) => titles.filter((other) => other === title.toLowerCase()).length > 1);
  if (twice !== undefined) throw rejectedLines([{ line, problem: `there are two columns ${twice}` }]);
  return { at, titles };
}

function lineOf(line: number, cell: Cell, { columns, day }: Pick<CsvMapping, 'columns' | 'day'>): ParsedLine {
  const currency = columns.currency === undefined ? SETTINGS.currency : cell(columns.currency);
  if (currency.toUpperCase() !== SETTINGS.currency)
    throw new UnreadableValue(`the currency is not ${SETTINGS.currency}`);
  const references = columns.references.map(cell);
  const reference = references.find((typed) => typed !== '');
  if (reference === undefined) throw new UnreadableValue('there is no reference');
  const text = columns.text === undefined ? '' : cell(columns.text);
  const sender = columns.sender === undefined ? '' : cell(columns.sender);
  return {
    line,
    day: isoDayOf(day, cell(columns.day)),
    amount: amountIn(cell, columns),
    reference,
    refs: refsOf(references, text),
    sender: payoutNumber('ewallet', sender) ?? (sender === '' ? null : sender),
    text,
  };
}

/** Returns the amount of a line with its direction. Throws for none, and for one with two directions. */
function amountIn(cell: Cell, columns: Columns): bigint {
  const amount =
    'amount' in columns ? signed(cell(columns.amount)) : received(cell(columns.received), cell(columns.paid));
  if (amount === 0n) throw new UnreadableValue('there is no amount');
  return amount;
}

function signed(typed: string): bigint {
  const [, sign = '', digits = ''] = /^([+\-\u2212]?)\s*(.*)$/s.exec(typed) ?? [];
  const amount = minorUnitsOf(digits);
  return sign === '' || sign === '+' ? amount : -amount;
}

/** Unused columns are empty or zero. */
function received(credit: string, debit: string): bigint {
  const isUnused = (typed: string) => /^0*(?:\.0*)?$/.test(latinDigits(typed));
  if (!isUnused(credit) && !isUnused(debit)) throw new UnreadableValue('it has two amounts');
  return isUnused(debit) ? (isUnused(credit) ? 0n : minorUnitsOf(credit)) : -minorUnitsOf(debit);
}
