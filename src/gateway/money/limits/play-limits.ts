import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { GamingLimits, LimitPeriod } from '../../../contract';
import { LIMIT_PERIODS, PLAY_LIMIT_KINDS, type PlayLimitKind } from '../../../contract/money/gaming-limits';
import { fromWire, toWire } from '../../../contract/money/money';
import { type Account, alertOwner } from '../../identity';
import type { Caller, Input, ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { confirmLimit, type LimitStore, limitView, NONE, setLimit } from './changes';
import { playLimits } from './tables';

const minor = v.pipe(v.string(), v.toBigint());
const kind = v.picklist(PLAY_LIMIT_KINDS);
const useRow = v.object({ kind, period: v.picklist(LIMIT_PERIODS), used: minor });

/**
 * Returns the limits of all kinds and periods, their use and the requested changes. SQL decides what counts, because
 * the statement of a bet checks it (`own.play-limit.stake`, `own.play-limit.time`, `own.play-limit.enforced`), and what
 * moves money afterwards checks nothing (`own.play-limit.settled`).
 */
export async function playLimitsOf(tx: Tx, accountId: string): Promise<GamingLimits['play']> {
  const rows = await tx.select().from(playLimits).where(eq(playLimits.accountId, accountId));
  const query = sql`select kind, period, used::text from play_uses(${accountId}, app_now(), false)`;
  const uses = await queryRows(tx, useRow, query);
  return PLAY_LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => {
      const isIt = (row: { kind: PlayLimitKind; period: LimitPeriod }) => row.kind === kind && row.period === period;
      const limit = rows.find(isIt) ?? NONE;
      const used = uses.find(isIt)?.used ?? 0n;
      return kind === 'time'
        ? { kind, period, used: Number(used / 60n), ...limitView(limit, Number) }
        : { kind, period, used: toWire(used), ...limitView(limit, toWire) };
    }),
  );
}

/** Lowers a limit immediately; a raise waits for its confirmation (`own.play-limit.lowered`). */
export function setPlayLimit(ctx: ModuleContext, accountId: string, request: Input<'setPlayLimit'>): Promise<void> {
  const requested = request.kind === 'time' ? request.limit : request.limit && fromWire(request.limit);
  const limit = requested === null ? null : BigInt(requested);
  return setLimit(ctx, storeOf(accountId, request), limit, (within) => countPlay(within, accountId));
}

/** Confirms a raised limit (`own.play-limit.raised`). Throws `limits.nothingAsked` or `limits.tooEarly`. */
export const confirmPlayLimit = (
  ctx: ModuleContext,
  account: Account,
  { kind, period }: Input<'confirmPlayLimit'>,
  from: Caller,
): Promise<void> =>
  confirmLimit(ctx, storeOf(account.id, { kind, period }), async (within) => {
    await countPlay(within, account.id);
    await alertOwner(within, within.db, account, 'limits.playRaised', { kind, period }, { from });
  });

/** Starts or ends counting the player's bets, under the lock that bets take, so that none is missed. */
const countPlay = ({ db }: ModuleContext, accountId: string) =>
  db.execute(sql`select play_watched(${accountId}, app_now())`).then(() => {});

/** Deletes counted hours that no period contains any more; a job calls it. */
export async function purgePlayHours({ db }: ModuleContext): Promise<void> {
  await db.execute(sql`delete from play_hours where hour + interval '1 hour' <= limit_since('month', app_now())`);
}

const storeOf = (accountId: string, { kind, period }: { kind: PlayLimitKind; period: LimitPeriod }): LimitStore => ({
  accountId,
  find: async (tx) => {
    const mine = [eq(playLimits.accountId, accountId), eq(playLimits.kind, kind), eq(playLimits.period, period)];
    const [limit] = await tx
      .select()
      .from(playLimits)
      .where(and(...mine));
    return limit;
  },
  save: (tx, limit) =>
    tx
      .insert(playLimits)
      .values({ accountId, kind, period, ...limit })
      .onConflictDoUpdate({ target: [playLimits.accountId, playLimits.kind, playLimits.period], set: limit }),
});
