import * as v from 'valibot';

/**
 * A game's table of odds, as its studio publishes it (`odds` of the wire) and the portal displays it. It imports only
 * valibot, like `studio.ts`, which needs it.
 */
const whole = v.pipe(v.string(), v.regex(/^\d{1,60}$/));
/** An exact number: "97/100", or "3" for a whole number. */
export const exact = v.pipe(v.string(), v.regex(/^\d{1,60}(\/[1-9]\d{0,59})?$/));
/** Text in the languages of the portal. */
const label = v.object({
  bn: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
  en: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
});

/**
 * A result: `ways` of `of` equally likely outcomes pay this multiple of the stake; the average, if a row unites
 * several.
 */
const row = v.object({
  label,
  ways: whole,
  of: v.pipe(whole, v.regex(/[1-9]/)),
  pays: exact,
});

type Exact = { over: bigint; under: bigint };
const read = (text: string): Exact => {
  const [over = '0', under = '1'] = text.split('/');
  return { over: BigInt(over), under: BigInt(under) };
};
const plus = (left: Exact, right: Exact): Exact => ({
  over: left.over * right.under + right.over * left.under,
  under: left.under * right.under,
});

/** Returns the return of rows: the sum of each chance times its payout. */
export const returnOfRows = (rows: readonly v.InferOutput<typeof row>[]): Exact =>
  rows
    .map(({ ways, of, pays }) => ({ over: BigInt(ways) * read(pays).over, under: BigInt(of) * read(pays).under }))
    .reduce(plus, { over: 0n, under: 1n });

/** Variance of the multiple of the stake that a round pays, with six places, rounded down. */
export const variance = v.pipe(v.string(), v.regex(/^\d{1,18}\.\d{6}$/));

/** A way to play with all of its results. `label`: null if there is only one way. */
const table = v.object({
  label: v.nullable(label),
  returns: exact,
  /** Null from studios that do not publish it: rows that unite results do not determine it. */
  variance: v.optional(v.nullable(variance), null),
  rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(100)),
});
/** A table with rows that must add up to its return. */
const checkedTable = v.pipe(
  table,
  v.check(({ returns, rows }) => {
    const sum = returnOfRows(rows);
    const published = read(returns);
    return sum.over * published.under === published.over * sum.under;
  }, 'rows do not add up to the return'),
);

/** Multiples of the stake that pictures pay, with a column for each number of them; "0" for no payout. */
const payTable = v.object({
  columns: v.pipe(v.array(label), v.minLength(1), v.maxLength(10)),
  rows: v.pipe(v.array(v.object({ label, pays: v.pipe(v.array(exact), v.maxLength(10)) })), v.maxLength(50)),
});

/**
 * Rule by which the stakes of a round count as valid bet; a report of the studio can only lower it (W39). `stake`: all
 * of them, for games in which one round cannot cover opposite results, and for games whose rounds are reported.
 * `oneSide`: the largest side of a round counts, less all others (`own.studio.valid-bet-rule`).
 */
const VALID_BET_RULES = ['stake', 'oneSide'] as const;

/** Returns whether one exact number is above another. */
function isAbove(left: string, right: string): boolean {
  const first = read(left);
  const second = read(right);
  return first.over * second.under > second.over * first.under;
}

type Declared = { largestWin: string | null; tables: readonly v.InferOutput<typeof table>[] };
/** Returns whether no row pays more than the declared largest win. */
export const isWithinLargest = ({ largestWin, tables }: Declared): boolean =>
  largestWin === null || tables.every(({ rows }) => rows.every(({ pays }) => !isAbove(pays, largestWin)));

export const studioOdds = {
  /** Version of the rules. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Rules that players need to read the tables. */
  notes: v.pipe(v.array(label), v.maxLength(20)),
  /** Largest win of the game, as a multiple of the stake; no row pays more. */
  largestWin: v.optional(v.nullable(exact), null),
  validBetRule: v.optional(v.picklist(VALID_BET_RULES), 'stake'),
  /** Game of the studio with the same returns and variances, from which this one differs in its theme alone. */
  sameAs: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))), null),
  /** Payouts by picture, for games with too many results for a table. */
  payTable: v.optional(v.nullable(payTable), null),
  tables: v.pipe(v.array(checkedTable), v.minLength(1), v.maxLength(200)),
};
/** The table as stored by the portal: validated when it was published, and not again with each read. */
export const publishedOdds = v.object({ ...studioOdds, tables: v.array(table) });
