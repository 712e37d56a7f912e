import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { MONEY_FIGURES, PLAY_FIGURES } from '../../../contract/operations/money';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';

const BOOKED = ['stakes', 'wins', 'deposits', 'withdrawals', 'bonus', 'cashback', 'wages'] as const;
const minor = v.pipe(v.string(), v.toBigint());
const bookedRow = v.object({
  /** Number of the day within the period, from 1. */
  day: v.number(),
  figure: v.picklist(BOOKED),
  category: v.nullable(v.string()),
  vendor: v.nullable(v.string()),
  /** User name of the agent. */
  agent: v.nullable(v.string()),
  source: v.nullable(v.string()),
  offer: v.nullable(v.string()),
  version: v.nullable(v.number()),
  times: minor,
  amount: minor,
});
/** Part of a figure: of a day, and of everything that it is divided by. */
export type BookedPart = v.InferOutput<typeof bookedRow>;

/**
 * Reads the figures of days, in all their parts (`own.desk-money.figures`). `bounds`: starts of the days and the end of
 * the last, epoch ms.
 */
export const readFigures = (tx: Tx, bounds: readonly number[]): Promise<BookedPart[]> =>
  queryRows(
    tx,
    bookedRow,
    sql`select f.day, f.figure, f.category, f.vendor, a.user_name as agent, f.source, f.offer, f.version,
        f.times::text, f.amount::text
      from money_figures(${momentsSql(bounds)}, ${sql.param(SETTINGS.agentTypes)}::smallint[]) f
      left join accounts a on a.id = f.line`,
  );

const momentsSql = (times: readonly number[]): SQL =>
  sql`${sql.param(times.map((time) => new Date(time).toISOString()))}::timestamptz[]`;

const sumOf = (parts: readonly BookedPart[], figure: BookedPart['figure']): bigint =>
  parts.reduce((sum, part) => (part.figure === figure ? sum + part.amount : sum), 0n);

type MoneyFigure = (typeof MONEY_FIGURES)[number];
type PlayFigure = (typeof PLAY_FIGURES)[number];

/**
 * Returns a figure of parts, minor units: gross revenue is stakes less wins, and net revenue is gross less bonus and
 * cashback.
 */
export function figureOf(parts: readonly BookedPart[], figure: MoneyFigure): bigint {
  if (figure === 'gross') return sumOf(parts, 'stakes') - sumOf(parts, 'wins');
  if (figure === 'net') return figureOf(parts, 'gross') - sumOf(parts, 'bonus') - sumOf(parts, 'cashback');
  return sumOf(parts, figure);
}

/** Renders the figures of parts. */
export const figuresOf = (parts: readonly BookedPart[]): Record<MoneyFigure, string> => render(parts, MONEY_FIGURES);
/** Renders the figures of play. */
export const playOf = (parts: readonly BookedPart[]): Record<PlayFigure, string> => render(parts, PLAY_FIGURES);

function render<F extends MoneyFigure>(parts: readonly BookedPart[], figures: readonly F[]): Record<F, string> {
  return v.parse(
    v.object(v.entriesFromList(figures, v.string())),
    Object.fromEntries(figures.map((figure) => [figure, toWire(figureOf(parts, figure))])),
  );
}

/** Returns the number of bets of parts, as often as parts count. */
export const countOf = (parts: readonly BookedPart[], ...figures: BookedPart['figure'][]): number =>
  parts.reduce((sum, { figure, times }) => (figures.includes(figure) ? sum + Number(times) : sum), 0);
