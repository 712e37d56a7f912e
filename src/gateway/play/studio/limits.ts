import { and, asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { siteDaySql } from '../../platform/time/time-sql';
import { studioById } from './keys';
import { studioGameLimits, studios } from './tables';

/** Limits of a studio's credits by the name that operators use. */
const COLUMNS = { 'largest-win': 'winTimes', exposure: 'exposureDay', promos: 'promoDay' } as const;
export const LIMIT_NAMES = ['largest-win', 'exposure', 'promos'] as const;
type LimitName = (typeof LIMIT_NAMES)[number];
/** Budgets of a day, by the limit that bounds them. */
const BUDGETS = { exposure: 'exposure', promos: 'promo' } as const;

/** A new limit: multiples of the stake, or an amount a day; null: that of the studio applies to the game. */
type Change = { studio: string; game: string | null; name: LimitName; value: string | null };

const usedRow = v.object({ game: v.string(), kind: v.picklist(['exposure', 'promo']), used: v.string() });
const publishedRow = v.object({ game: v.string(), times: v.string() });

/** Returns a studio's limits, those of single games, the largest wins that it publishes, and what is used today. */
export async function limitsOf(ctx: ModuleContext, studio: string) {
  const { db, config } = ctx;
  const general = await studioById(ctx, studio);
  const games = await db
    .select()
    .from(studioGameLimits)
    .where(eq(studioGameLimits.studioId, studio))
    .orderBy(asc(studioGameLimits.gameId));
  const used = await queryRows(
    db,
    usedRow,
    sql`select game_id as game, kind, sum(used)::text as used from studio_budgets
      where studio_id = ${studio} and day = ${siteDaySql(config.siteZone)} group by 1, 2 having sum(used) > 0
      order by 1, 2`,
  );
  const published = await queryRows(
    db,
    publishedRow,
    sql`select game_id as game, trim_scale(largest_win)::text as times from studio_odds
      where studio_id = ${studio} and largest_win is not null order by 1`,
  );
  return {
    studio,
    limits: limitsView(general),
    games: games.map((row) => ({ game: row.gameId, limits: limitsView(row) })),
    published: Object.fromEntries(published.map(({ game, times }) => [game, times])),
    usedToday: used.map(({ game, kind, used: amount }) => ({
      game: game === '' ? null : game,
      kind,
      amount: toWire(BigInt(amount)),
    })),
  };
}

type Limits = Record<'exposureDay' | 'promoDay', bigint | null> & { winTimes: number | null };
const amountView = (amount: bigint | null) => (amount === null ? null : toWire(amount));
const limitsView = ({ winTimes, exposureDay, promoDay }: Limits) => ({
  'largest-win': winTimes,
  exposure: amountView(exposureDay),
  promos: amountView(promoDay),
});

/** Changes a limit of a studio or of one of its games, from the next credit on. Throws `studio.unknown`. */
export async function setLimit(ctx: ModuleContext, { studio, game, name, value }: Change): Promise<void> {
  const { db, config } = ctx;
  // Locks the studio, so that two changes return a budget one after the other.
  await studioById(ctx, studio);
  const parsed = value === null ? null : name === 'largest-win' ? Number(value) : fromWire(value);
  const change = { [COLUMNS[name]]: parsed };
  if (game === null) await db.update(studios).set(change).where(eq(studios.id, studio));
  else {
    const target = [studioGameLimits.studioId, studioGameLimits.gameId];
    await db
      .insert(studioGameLimits)
      .values({ studioId: studio, gameId: game, ...change })
      .onConflictDoUpdate({ target, set: change });
    const isEmpty = sql`coalesce(win_times, exposure_day, promo_day) is null`;
    await db
      .delete(studioGameLimits)
      .where(and(eq(studioGameLimits.studioId, studio), eq(studioGameLimits.gameId, game), isEmpty));
  }
  if (name === 'largest-win') return;
  await db.execute(sql`select studio_budget_returned(${studio}, ${game ?? ''}, ${BUDGETS[name]}::text,
    ${siteDaySql(config.siteZone)})`);
}
