import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { LotteryRules } from '../../../contract/play/lottery';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { depositStatus, renderBlock } from './blocks';
import { playLeftOf } from './play-left';

const reminderRow = v.object({ minutes: v.nullable(v.number()), type: v.number() });

/**
 * Returns a player's state before a bet: block, allowances, play reminder and trial balance (own.lottery.status).
 */
export async function bettingStatusOf(tx: Tx, accountId: string): Promise<LotteryRules['standing']> {
  const { block, allowance } = await depositStatus(tx, accountId);
  const { minutes, type } = await queryRow(
    tx,
    reminderRow,
    sql`select r.minutes, a.type from accounts a left join reality_checks r on r.account_id = a.id
      where a.id = ${accountId}`,
  );
  return {
    block: block && renderBlock(block),
    playLeft: await playLeftOf(tx, accountId),
    depositLeft: allowance === null ? null : toWire(allowance),
    realityMinutes: minutes,
    isTrial: type === SETTINGS.trialType,
  };
}
