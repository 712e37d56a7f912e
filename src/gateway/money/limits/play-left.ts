import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { LIMIT_PERIODS, PLAY_LIMIT_KINDS } from '../../../contract/money/gaming-limits';
import { toWire } from '../../../contract/money/money';
import type { LotteryRules } from '../../../contract/play/lottery';
import { ApiError, type Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';

type Allowance = NonNullable<LotteryRules['standing']>['playLeft'][number];

/** Schema of the remaining allowance of a limit of play, as the database serializes it. */
export const playLeft = v.object({
  kind: v.picklist(PLAY_LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  left: v.pipe(v.string(), v.toBigint()),
  until: v.nullable(v.number()),
});
type PlayLeft = v.InferOutput<typeof playLeft>;

const leftRow = v.object({ limit: playLeft });

/** Returns the remaining allowances of the limits of play that are set. */
export async function playLeftOf(tx: Tx, accountId: string): Promise<Allowance[]> {
  const rows = await queryRows(tx, leftRow, sql`select l as limit from play_left(${accountId}, app_now()) l`);
  return rows.map(({ limit }) => allowanceView(limit));
}

/** Throws `limits.playLoss`, `limits.playStake` or `limits.playTime` if nothing is left of a limit of play. */
export async function rejectUsedUp(tx: Tx, accountId: string): Promise<void> {
  const rows = await queryRows(
    tx,
    leftRow,
    sql`select l as limit from play_left(${accountId}, app_now()) l where l ->> 'left' = '0'
      order by l ->> 'until' desc limit 1`,
  );
  for (const { limit } of rows) throw playStopped(limit);
}

const CODES = { loss: 'limits.playLoss', stake: 'limits.playStake', time: 'limits.playTime' } as const;

/** Returns the error of a bet or launch that a limit of play stops (`own.play-limit.reached`). */
export const playStopped = (limit: PlayLeft): ApiError =>
  new ApiError(403, CODES[limit.kind], { params: { left: limit.left }, value: allowanceView(limit) });

const allowanceView = ({ kind, period, left, until }: PlayLeft): Allowance =>
  kind === 'time' ? { kind, period, left: Number(left), until } : { kind, period, left: toWire(left), until };
