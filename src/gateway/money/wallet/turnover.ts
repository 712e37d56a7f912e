import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { type GrantRules, grants } from './tables';

const turnoverLeftRow = v.object({ left: v.string() });

/** What is still to be staked before a withdrawal, minor units: what is open of the player's grants. */
export async function turnoverLeft(tx: Tx, ownerId: string): Promise<bigint> {
  const { left } = await queryRow(tx, turnoverLeftRow, sql`select ${turnoverSql(ownerId)} as left`);
  return BigInt(left);
}

/** The same, as a part of a larger question. */
export const turnoverSql = (ownerId: string) => sql<string>`(
  select coalesce(sum(${grants.owed} - ${grants.workedOff} - ${grants.handedOn}), 0)::text
  from ${grants} where ${grants.ownerId} = ${ownerId} and ${grants.endedAt} is null)`;

const turnoverDueRow = v.object({ due: v.string() });

/**
 * What is to be staked before a withdrawal now, minor units: who has excluded themselves, here or under another account, cannot stake for
 * months, and owes nothing meanwhile (own.withdrawal.excluded); a break is waited out. The shortest exclusion that is offered outlasts every
 * break.
 */
export async function turnoverDue(tx: Tx, ownerId: string): Promise<bigint> {
  const { due } = await queryRow(tx, turnoverDueRow, sql`select ${turnoverDueSql(ownerId)} as due`);
  return BigInt(due);
}

/** The same, as a part of a larger question. */
export const turnoverDueSql = (ownerId: string) => sql<string>`turnover_due(${ownerId})::text`;

/** Refusal that tells how much is left, minor units: to stake first, or of what can leave at all. */
export function refusalWithRest(code: string, left: bigint): ApiError {
  return new ApiError(422, code, { params: { left }, value: { left: toWire(left) } });
}

const giftsLeftRow = v.object({ left: v.nullable(v.string()) });

/** Amount that can still leave the wallet of a player who was only given money, minor units; null: no such limit (own.withdrawal.gifts). */
export async function giftsLeft(tx: Tx, ownerId: string): Promise<bigint | null> {
  const { left } = await queryRow(tx, giftsLeftRow, sql`select ${giftsLeftSql(ownerId)} as left`);
  return left === null ? null : BigInt(left);
}

/** The same, as a part of a larger query. */
export const giftsLeftSql = (ownerId: string) =>
  sql<string | null>`gifts_left(${ownerId}, ${SETTINGS.giftTimes})::text`;

/** Moves open turnover along with a transfer between partners, in proportion to the amount, minor units. */
export async function handTurnoverOn(
  tx: Tx,
  { transferId, from, to, amount }: { transferId: string; from: string; to: string; amount: bigint },
): Promise<void> {
  await tx.execute(sql`select turnover_handed_on(${transferId}, ${from}, ${to}, ${amount})`);
}

/** A deposit that was booked is to be staked so many times; once, however often it is said. Minor units. */
export async function oweForDeposit(tx: Tx, ownerId: string, amount: bigint, transferId: string): Promise<void> {
  const owed = amount * BigInt(GATEWAY_SETTINGS.withdrawal.turnover);
  await tx.execute(sql`select turnover_granted(${transferId}, ${ownerId}, 'deposit', ${amount}, ${owed})`);
}

/**
 * Money that was given is to be staked for so much, by what `rules` count; once, however often it is said. Minor units. A bet that does not count for it
 * counts for other grants.
 */
export async function oweForBonus(
  tx: Tx,
  ownerId: string,
  { amount, owed, transferId, rules }: { amount: bigint; owed: bigint; transferId: string; rules: GrantRules },
): Promise<void> {
  await tx.execute(
    sql`select bonus_granted(${transferId}, ${ownerId}, ${amount}, ${owed}, ${JSON.stringify(rules)}::jsonb)`,
  );
}
