import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/**
 * Active block of a player and its end. `details`: the player's details match someone who has excluded themselves under
 * another account.
 */
export type Block = { by: 'timeOut' | 'exclusion' | 'details'; until: Date };

/** Schema of a block as the database serializes it. */
export const blockSchema = v.nullable(
  v.object({ by: v.picklist(['timeOut', 'exclusion', 'details']), until: v.number() }),
);
export type BlockJson = v.InferOutput<typeof blockSchema>;

const blockRow = v.object({ block: blockSchema });

/** SQL expression: the active block on deposits and play that ends last, or null. `player` is an id. */
export const blockSql = (player: SQL): SQL => sql`gaming_block(${player})`;

/** Returns the active block on deposits and play, or null. */
export async function depositBlock(tx: Tx, playerId: string): Promise<Block | null> {
  const { block } = await queryRow(tx, blockRow, sql`select ${blockSql(sql`${playerId}::uuid`)} as block`);
  return blockOf(block);
}

/** Parses a block from the database. */
export const blockOf = (json: BlockJson): Block | null => json && { by: json.by, until: new Date(json.until) };

/** Throws `limits.timeOut`, `limits.exclusion` or `limits.details` if the player may neither deposit nor play. */
export function rejectBlocked(json: BlockJson): void {
  const block = blockOf(json);
  if (block) throw new ApiError(403, `limits.${block.by}`, { value: renderBlock(block) });
}

/** Returns a block as shown to the player; a match with another person's exclusion does not disclose its end. */
export const renderBlock = ({ by, until }: Block) => ({ by, until: by === 'details' ? null : until.getTime() });

const depositLimitLeftRow = v.object({ left: v.nullable(v.string()) });

/**
 * Returns the remaining deposit allowance in minor units: the minimum over all periods, at least 0; null without a
 * limit. It counts credited and received money. Callers must lock the account (`lockAccount`); starting a deposit also
 * subtracts what may still be paid.
 */
export async function depositLimitLeft(tx: Tx, playerId: string): Promise<bigint | null> {
  const { left } = await queryRow(tx, depositLimitLeftRow, sql`select deposit_limit_left(${playerId})::text as left`);
  return left === null ? null : BigInt(left);
}

const statusRow = v.object({ block: blockSchema, allowance: v.nullable(v.string()) });

/**
 * Returns what a new deposit depends on: the active block, and the allowance left once all pending deposits are paid,
 * minor units, at least 0 (null without a limit). Callers lock the account.
 */
export async function depositStatus(
  tx: Tx,
  playerId: string,
): Promise<{ block: Block | null; allowance: bigint | null }> {
  const { block, allowance } = await queryRow(
    tx,
    statusRow,
    sql`select gaming_block(id) as block, (deposit_limit_left(id) - deposits_payable(id))::text as allowance
      from (select ${playerId}::uuid as id) player`,
  );
  if (allowance === null) return { block: blockOf(block), allowance: null };
  return { block: blockOf(block), allowance: BigInt(allowance) > 0n ? BigInt(allowance) : 0n };
}

/** Returns the time if it is in the future, else null. */
export const still = (until: Date | null | undefined, now: Date): Date | null => (until && until > now ? until : null);
