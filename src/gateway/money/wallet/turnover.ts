import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { grants } from './tables';

const turnoverLeftRow = v.object({ left: v.string() });

/** Returns the turnover left before own money can leave, minor units: bonuses require none (`own.grant.payout`). */
export async function turnoverLeft(tx: Tx, ownerId: string): Promise<bigint> {
  const { left } = await queryRow(tx, turnoverLeftRow, sql`select ${turnoverSql(ownerId)} as left`);
  return BigInt(left);
}

/** SQL expression of `turnoverLeft`. */
export const turnoverSql = (ownerId: string) => sql<string>`(
  select coalesce(sum(${grants.owed} - ${grants.workedOff} - ${grants.handedOn} - ${grants.givenUp}), 0)::text
  from ${grants} where ${grants.ownerId} = ${ownerId} and ${grants.endedAt} is null and ${grants.kind} <> 'bonus')`;

const turnoverDueRow = v.object({ due: v.string() });

/**
 * Returns the turnover that blocks a withdrawal now, minor units. It is 0 for players who have excluded themselves,
 * here or under another account, because they cannot bet for months (own.withdrawal.excluded). Time-outs do not waive
 * it: the shortest exclusion is longer than any time-out.
 */
export async function turnoverDue(tx: Tx, ownerId: string): Promise<bigint> {
  const { due } = await queryRow(tx, turnoverDueRow, sql`select ${turnoverDueSql(ownerId)} as due`);
  return BigInt(due);
}

/** SQL expression of `turnoverDue`. */
export const turnoverDueSql = (ownerId: string) => sql<string>`turnover_due(${ownerId})::text`;

/** Returns an error with the amount that is left, minor units: turnover before a withdrawal, or withdrawable gifts. */
export function rejectionWithRest(code: string, left: bigint): ApiError {
  return new ApiError(422, code, { params: { left }, value: { left: toWire(left) } });
}

/**
 * Ends the turnover of a deposit's amount that has left the wallet again, minor units; `key`: the deposit's transfer.
 * Call it with the wallet locked.
 */
export async function reverseTurnover(tx: Tx, key: string, amount: bigint): Promise<void> {
  await tx.execute(sql`select turnover_reversed(id, ${amount}) from ledger_transfers where idempotency_key = ${key}`);
}

const giftsLeftRow = v.object({ left: v.nullable(v.string()) });

/**
 * Returns the amount that may still leave the wallet of a player who has only received gifts, minor units; null: no
 * limit (`own.withdrawal.gifts`).
 */
export async function giftsLeft(tx: Tx, ownerId: string): Promise<bigint | null> {
  const { left } = await queryRow(tx, giftsLeftRow, sql`select ${giftsLeftSql(ownerId)} as left`);
  return left === null ? null : BigInt(left);
}

/** SQL expression of `giftsLeft`. */
export const giftsLeftSql = (ownerId: string) =>
  sql<string | null>`gifts_left(${ownerId}, ${SETTINGS.giftTimes})::text`;

/** Moves open turnover along with a transfer between partners, in proportion to the amount, minor units. */
export async function handTurnoverOn(
  tx: Tx,
  { transferId, from, to, amount }: { transferId: string; from: string; to: string; amount: bigint },
): Promise<void> {
  await tx.execute(sql`select turnover_handed_on(${transferId}, ${from}, ${to}, ${amount})`);
}

/**
 * Adds the turnover requirement of a booked deposit, minor units. Bets work it off before that of bonuses
 * (`own.grant.turnover`). Idempotent per transfer.
 */
export async function oweForDeposit(tx: Tx, ownerId: string, amount: bigint, transferId: string): Promise<void> {
  const dueTurnover = amount * BigInt(GATEWAY_SETTINGS.withdrawal.turnover);
  await tx.execute(sql`select turnover_granted(${transferId}, ${ownerId}, 'deposit', ${amount}, ${dueTurnover})`);
}
