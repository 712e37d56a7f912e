import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { refusing } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/** What points are held for: to spend, and for a redemption that is in process. Whole points; in no transfer do they meet money. */
export const POINTS = 'points';
export const POINTS_HELD = 'points:held';
/** Where they go, accounts of the house: for things, and for money. */
export const REDEEMED = 'points:redeemed';
export const CONVERTED = 'points:converted';
/** What points are given for beside play: a reward that was claimed, or as a present. */
type PointCredit = 'reward' | 'present';
const KINDS = { reward: 'pointsReward', present: 'pointsGiven' } as const satisfies Record<PointCredit, string>;

const creditPointsRow = v.object({ given: v.boolean() });

/**
 * Gives whole points, once for the key, in the caller's transaction: `given` is false where it was done before. What is owed is paid of them first.
 * Another amount, kind or account under the key is refused with `ledger.keyReused`.
 */
export async function creditPoints(
  tx: Tx,
  { accountId, key, amount, kind }: { accountId: string; key: string; amount: bigint; kind: PointCredit },
): Promise<{ given: boolean }> {
  if (amount <= 0n) throw new Error('a credit is more than nothing');
  return refusing(
    queryRow(
      tx,
      creditPointsRow,
      sql`select points_credited(${accountId}, ${key}, ${KINDS[kind]}, ${amount}) as given`,
    ),
  );
}

const pointsOfRow = v.object({ points: v.string() });

/** What a player has to spend. */
export async function pointsOf(tx: Tx, accountId: string): Promise<bigint> {
  return BigInt((await queryRow(tx, pointsOfRow, sql`select points_of(${accountId})::text as points`)).points);
}

/** Holds how a player stands with points until the transaction ends: whoever spends them comes one after the other. */
export async function holdPoints(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`select points_held(${accountId})`);
}

/** Pays what is owed of what has come back; the caller holds them. */
export async function collectPoints({ db }: Pick<ModuleContext, 'db'>, accountId: string): Promise<void> {
  await db.execute(sql`select points_collected(${accountId})`);
}
