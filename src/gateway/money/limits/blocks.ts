import { type SQL, sql } from 'drizzle-orm';
import { ApiError, type Tx } from '../../platform/context';

/** An active pause of a player, and when it ends; by their details: of somebody who has excluded themselves under another account. */
export type Block = { by: 'timeOut' | 'exclusion' | 'details'; until: Date };

/** The same as the database tells it. */
export type ToldBlock = { by: Block['by']; until: number } | null;

/** The active block on deposits and play, the one that ends last, or null, as part of a larger question; `player`: an id. */
export const blockSql = (player: SQL): SQL => sql`gaming_block(${player})`;

/** Returns the active block on deposits and play, or null. */
export async function depositBlock(tx: Tx, playerId: string): Promise<Block | null> {
  const { rows } = await tx.execute<{ block: ToldBlock }>(sql`select ${blockSql(sql`${playerId}::uuid`)} as block`);
  return blockOf(rows[0]?.block ?? null);
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

/**
 * Returns the remaining deposit allowance in minor units: the minimum over all periods, at least 0; null without a limit. It counts what was
 * credited or received: callers must lock the account (`lockAccount`), and one that begins a deposit takes off what may still be paid.
 */
export async function depositLimitLeft(tx: Tx, playerId: string): Promise<bigint | null> {
  const { rows } = await tx.execute<{ left: string | null }>(sql`select deposit_limit_left(${playerId})::text as left`);
  const left = rows[0]?.left ?? null;
  return left === null ? null : BigInt(left);
}

/** A time that has not passed. */
export const still = (until: Date | null | undefined, now: Date): Date | null => (until && until > now ? until : null);
