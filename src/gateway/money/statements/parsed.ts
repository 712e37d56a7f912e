import { compactReference } from '../../../contract/money/cash-in';
import { amountOf, fromWire, latinDigits } from '../../../contract/money/money';
import { ApiError } from '../../platform/context';

/** Line of a statement as its file has it. `amount`: minor units, positive: received. */
export type ParsedLine = {
  line: number;
  day: string;
  amount: bigint;
  /** The provider's reference. */
  reference: string;
  /** All references, compact, by which bookings are found. */
  refs: string[];
  sender: string | null;
  text: string;
};
/** First and last day that a statement is about. */
export type StatementDays = { first: string; last: string };
/** `reference`: the provider's id of the statement, and `period`; null if the file has none. */
export type ParsedStatement = { reference: string | null; period: StatementDays | null; lines: ParsedLine[] };

/** Problem of a line that rejects its file. */
type LineProblem = { line: number; problem: string };
/** Problems that one rejection names. */
const NAMED_PROBLEMS = 10;

/** Error for a value that cannot be read without a guess. */
export class UnreadableValue extends Error {}

/** Returns the rejection of a whole file (`own.statement.import`), with the lines that have problems. */
export function rejectedLines(problems: readonly LineProblem[]): ApiError {
  const named = problems.slice(0, NAMED_PROBLEMS).map(({ line, problem }) => `line ${line}: ${problem}`);
  const more = problems.length - named.length;
  return new ApiError(422, 'statement.lines', {
    params: { problems: [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ') },
  });
}

/** Reads every row of a file. Throws one rejection with the problems of all rows that cannot be read. */
export function readLines<Raw, Value>(
  rows: readonly Raw[],
  lineOf: (row: Raw) => number,
  read: (row: Raw) => Value[],
): Value[] {
  const problems: LineProblem[] = [];
  const values = rows.flatMap((row) => {
    try {
      return read(row);
    } catch (error) {
      if (!(error instanceof UnreadableValue)) throw error;
      problems.push({ line: lineOf(row), problem: error.message });
      return [];
    }
  });
  if (problems.length > 0) throw rejectedLines(problems);
  return values;
}

/** Returns an amount without sign in minor units. Throws for one that has several readings (`own.money.typed`). */
export function minorUnitsOf(typed: string): bigint {
  const amount = amountOf(typed);
  if (amount === null) throw new UnreadableValue(`the amount “${typed}” is unclear (write 1,234.50)`);
  return fromWire(amount);
}

/** Order of the parts of a day. */
export const DAY_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
type DayOrder = (typeof DAY_ORDERS)[number];
/** A day, perhaps with a time after it. */
const DAY = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ,Z+-].*)?$/s;

/** Returns the ISO date of a day that is written in an order; throws for a day that does not exist. */
export function isoDayOf(order: DayOrder, typed: string): string {
  const parts = DAY.exec(latinDigits(typed).trim())?.slice(1) ?? [];
  const part = (name: string) => parts[order.indexOf(name)] ?? '';
  const day = `${part('y')}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`;
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new UnreadableValue(`the day “${typed}” is not in the order ${order}`);
  return day;
}

/** Numbers of deposits and withdrawals, and ids, within a text. */
const OURS = /\b(?:[DW]\d{8,12}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/gi;

/** Returns the compact references of a line: whole ones, and those of ours that its text names. */
export const refsOf = (references: readonly string[], text: string): string[] => [
  ...new Set([...references, ...(text.match(OURS) ?? [])].map(compactReference).filter((ref) => ref !== '')),
];
