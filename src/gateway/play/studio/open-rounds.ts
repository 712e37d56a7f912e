import { and, asc, gt, isNull, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { accountById } from '../../identity';
import { recordAuditEvent } from '../../platform/audit/service';
import type { ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { studioRounds } from './tables';

/** Rounds reported per transaction, and rounds listed. */
const AT_ONCE = 200;
const LIST_LIMIT = 200;
const { openedAt, endedAt, bets } = studioRounds;

/** Condition: the round has bets and has been open for longer than the setting. */
const isLongOpen = and(
  isNull(endedAt),
  gt(bets, 0),
  lt(openedAt, sql`app_now() - make_interval(secs => ${GATEWAY_SETTINGS.studio.roundOpenFor / 1_000})`),
);

/** Lists rounds with bets that have been open for long, the oldest first; only their studio can end them. */
export async function longOpenRounds({ db }: ModuleContext) {
  const rows = await db.select().from(studioRounds).where(isLongOpen).orderBy(asc(openedAt)).limit(LIST_LIMIT);
  const views = rows.map(
    async ({ studioId: studio, accountId, roundId, gameId, openedAt: since, staked, won, toldAt: reportedAt }) => ({
      ...{ studio, roundId, gameId, openedAt: since, staked: toWire(staked), won: toWire(won), told: reportedAt },
      user: (await accountById(db, accountId))?.userName ?? null,
    }),
  );
  return Promise.all(views);
}

/**
 * Reports long-open rounds to operators, each once: an error in the log by studio, and an audit event of the account.
 * Only the studio can end them, because only it knows the wins; the player sees them among the unfinished ones.
 */
async function reportOpenRounds(ctx: ModuleContext): Promise<void> {
  while ((await reportSome(ctx)) === AT_ONCE);
}

const reportedRow = v.object({ studio: v.string(), account: v.string(), round: v.string() });

const reportSome = (ctx: ModuleContext): Promise<number> =>
  transact(ctx, async (tx, within) => {
    const rows = await queryRows(
      tx,
      reportedRow,
      sql`
      with late as (select studio_id, account_id, round_id from ${studioRounds} where ${isLongOpen} and told_at is null
        limit ${AT_ONCE} for update skip locked)
      update studio_rounds r set told_at = app_now() from late l
      where (r.studio_id, r.account_id, r.round_id) = (l.studio_id, l.account_id, l.round_id)
      returning r.studio_id as studio, r.account_id as account, r.round_id as round`,
    );
    const at = await within.now();
    const studios = new Map<string, number>();
    for (const { studio, account: accountId, round } of rows) {
      await recordAuditEvent(tx, { at, kind: 'studio.roundOpen', outcome: `${studio} ${round}`, accountId });
      studios.set(studio, (studios.get(studio) ?? 0) + 1);
    }
    if (rows.length > 0)
      ctx.log.error({ count: rows.length, studios: Object.fromEntries(studios) }, 'studio.roundsOpen');
    return rows.length;
  });

/** Recurring job. */
export const roundJobs: RecurringJobs = { 'studio.rounds': { every: 60_000, does: reportOpenRounds } };
