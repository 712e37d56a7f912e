import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { LotteryRules } from '../../../contract/play/lottery';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { blockOf, shownBlock, toldBlock } from './blocks';

const standingRow = v.object({
  block: toldBlock,
  left: v.nullable(v.string()),
  minutes: v.nullable(v.number()),
  type: v.number(),
});

/** What holds of a player before a bet: a pause, what the deposit limits leave, the play reminder, points of a trial (own.lottery.standing). */
export async function standingOf(tx: Tx, accountId: string): Promise<LotteryRules['standing']> {
  const { block, left, minutes, type } = await queryRow(
    tx,
    standingRow,
    sql`select gaming_block(a.id) as block, (deposit_limit_left(a.id) - deposits_payable(a.id))::text as left, r.minutes, a.type
      from accounts a left join reality_checks r on r.account_id = a.id where a.id = ${accountId}`,
  );
  const active = blockOf(block);
  const free = left === null ? null : BigInt(left);
  return {
    block: active && shownBlock(active),
    depositLeft: free === null ? null : toWire(free > 0n ? free : 0n),
    realityMinutes: minutes,
    isTrial: type === SETTINGS.trialType,
  };
}
