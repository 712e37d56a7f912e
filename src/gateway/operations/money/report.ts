import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { MAX_REPORT_DAYS, type moneyQuery } from '../../../contract/operations/money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { liftTimeout, readAtOnce } from '../../platform/database/transact';
import { dayAfter, type SiteDay, siteDay, siteDayAt } from '../../platform/time/site-days';
import { type BookedPart, countOf, figureOf, figuresOf, readFigures } from './figures';
import { agentsOf, offersOf, playParts } from './parts';

type Report = DeskValue<'moneyReport'>;
type MoneyQuery = v.InferOutput<typeof moneyQuery>;

/**
 * Returns the site's figures of a period, and what they are divided by (`own.desk-money.report`). Throws
 * `request.invalid` for a period that ends before it starts, ends after today, or is too long.
 */
export const reportMoney = (ctx: ModuleContext, { language, ...asked }: MoneyQuery): Promise<Report> =>
  readAtOnce(ctx, async (tx, within) => {
    const now = (await within.now()).getTime();
    const { siteZone } = within.config;
    const today = siteDayAt(siteZone, now).day;
    const days = daysOf(siteZone, { from: asked.from ?? asked.to ?? today, to: asked.to ?? today, today });
    const bounds = [...days.map(({ start }) => start), days.at(-1)?.end ?? now];
    await liftTimeout(tx);
    const parts = await readFigures(tx, bounds);
    const partsByDay = divideByDay(parts, days.length);
    return {
      from: days[0]?.day ?? today,
      to: days.at(-1)?.day ?? today,
      today,
      bets: countOf(parts, 'stakes'),
      total: figuresOf(parts),
      days: days.map(({ day }, at) => ({ day, ...figuresOf(partsByDay[at] ?? []) })),
      ...(await playParts(within, parts, language)),
      agents: agentsOf(parts),
      offers: await offersOf(within, parts, language),
      ledger: await ledgerOf(tx, parts, bounds),
      now,
    };
  });

function divideByDay(parts: readonly BookedPart[], length: number): BookedPart[][] {
  const partsByDay = Array.from({ length }, (): BookedPart[] => []);
  for (const part of parts) partsByDay[part.day - 1]?.push(part);
  return partsByDay;
}

function daysOf(zone: string, { from, to, today }: { from: string; to: string; today: string }): SiteDay[] {
  const days: SiteDay[] = [];
  for (let day = from; day <= to && days.length <= MAX_REPORT_DAYS; day = dayAfter(day)) days.push(siteDay(zone, day));
  if (to > today || days.length === 0 || days.length > MAX_REPORT_DAYS)
    throw new ApiError(422, 'request.invalid', { value: { fields: ['from', 'to'] } });
  return days;
}

const balancesRow = v.object({ before: v.pipe(v.string(), v.toBigint()), after: v.pipe(v.string(), v.toBigint()) });

/**
 * Compares the revenue with the ledger: studios' promotions are paid by the accounts of games, too, and what remains
 * are bets that were booked and not settled, or settled and booked before.
 */
async function ledgerOf(tx: Tx, parts: readonly BookedPart[], bounds: readonly number[]): Promise<Report['ledger']> {
  const moment = (time = 0) => sql`${new Date(time).toISOString()}::timestamptz`;
  const { before, after } = await queryRow(
    tx,
    balancesRow,
    sql`select games_balance(${moment(bounds[0])})::text as before, games_balance(${moment(bounds.at(-1))})::text as after`,
  );
  const promotions = figureOf(
    parts.filter(({ source }) => source === 'studio'),
    'bonus',
  );
  const games = after - before + promotions;
  return { games: toWire(games), open: toWire(games - figureOf(parts, 'gross')) };
}
