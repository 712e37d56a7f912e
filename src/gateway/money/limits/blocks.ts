import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/** An active pause of a player, and when it ends; by their details: of somebody who has excluded themselves under another account. */
export type Block = { by: 'timeOut' | 'exclusion' | 'details'; until: Date };

/** The same as the database tells it. */
export const toldBlock = v.nullable(
  v.object({ by: v.picklist(['timeOut', 'exclusion', 'details']), until: v.number() }),
);
export type ToldBlock = v.InferOutput<typeof toldBlock>;

const blockRow = v.object({ block: toldBlock });

/** The active block on deposits and play, the one that ends last, or null, as part of a larger question; `player`: an id. */
export const blockSql = (player: SQL): SQL => sql`gaming_block(${player})`;

/** Returns the active block on deposits and play, or null. */
export async function depositBlock(tx: Tx, playerId: string): Promise<Block | null> {
  const { block } = await queryRow(tx, blockRow, sql`select ${blockSql(sql`${playerId}::uuid`)} as block`);
  return blockOf(block);
}

/** As it was told. */
export const blockOf = (told: ToldBlock): Block | null => told && { by: told.by, until: new Date(told.until) };

/** Throws `limits.timeOut`, `limits.exclusion` or `limits.details` if the player may not put money in or at stake. */
export function refuseBlocked(told: ToldBlock): void {
  const block = blockOf(told);
  if (block) throw new ApiError(403, `limits.${block.by}`, { value: shownBlock(block) });
}

/** What a player is told of a block; of somebody else's exclusion not even when it ends. */
export const shownBlock = ({ by, until }: Block) => ({ by, until: by === 'details' ? null : until.getTime() });

const depositLimitLeftRow = v.object({ left: v.nullable(v.string()) });

/**
 * Returns the remaining deposit allowance in minor units: the minimum over all periods, at least 0; null without a limit. It counts what was
 * credited or received: callers must lock the account (`lockAccount`), and one that begins a deposit takes off what may still be paid.
 */
export async function depositLimitLeft(tx: Tx, playerId: string): Promise<bigint | null> {
  const { left } = await queryRow(tx, depositLimitLeftRow, sql`select deposit_limit_left(${playerId})::text as left`);
  return left === null ? null : BigInt(left);
}

const standingRow = v.object({ block: toldBlock, allowance: v.nullable(v.string()) });

/**
 * Returns what a new deposit of a player depends on: the active block, and the allowance that the limits leave once all
 * deposits that wait are paid, minor units, at least 0 (null without a limit). Callers lock the account.
 */
export async function depositStatus(
  tx: Tx,
  playerId: string,
): Promise<{ block: Block | null; allowance: bigint | null }> {
  const { block, allowance } = await queryRow(
    tx,
    standingRow,
    sql`select gaming_block(id) as block, (deposit_limit_left(id) - deposits_payable(id))::text as allowance
      from (select ${playerId}::uuid as id) player`,
  );
  if (allowance === null) return { block: blockOf(block), allowance: null };
  return { block: blockOf(block), allowance: BigInt(allowance) > 0n ? BigInt(allowance) : 0n };
}

/** A time that has not passed. */
export const still = (until: Date | null | undefined, now: Date): Date | null => (until && until > now ? until : null);
