import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { refusing } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/**
 * Purposes of points accounts: spendable, and held for pending redemptions. Whole points; no transfer mixes points and
 * money.
 */
export const POINTS = 'points';
export const POINTS_HELD = 'points:held';
/** House accounts of spent points: for items, and for money. */
export const REDEEMED = 'points:redeemed';
export const CONVERTED = 'points:converted';
/** Sources of points other than play: a claimed reward, or a present. */
type PointCredit = 'reward' | 'present';
const KINDS = { reward: 'pointsReward', present: 'pointsGiven' } as const satisfies Record<PointCredit, string>;

const creditPointsRow = v.object({ given: v.boolean() });

/**
 * Credits whole points in the caller's transaction, once per key: `given` is false on a replay. Debt is paid from them
 * first. Throws `ledger.keyReused` for another amount, kind or account under the same key.
 */
export async function creditPoints(
  tx: Tx,
  { accountId, key, amount, kind }: { accountId: string; key: string; amount: bigint; kind: PointCredit },
): Promise<{ given: boolean }> {
  if (amount <= 0n) throw new Error('the amount of a credit must be positive');
  return refusing(
    queryRow(
      tx,
      creditPointsRow,
      sql`select points_credited(${accountId}, ${key}, ${KINDS[kind]}, ${amount}) as given`,
    ),
  );
}

const pointsOfRow = v.object({ points: v.string() });

/** Returns a player's spendable points. */
export async function pointsOf(tx: Tx, accountId: string): Promise<bigint> {
  return BigInt((await queryRow(tx, pointsOfRow, sql`select points_of(${accountId})::text as points`)).points);
}

/** Locks a player's points until the transaction ends, so that spending is sequential. */
export async function holdPoints(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`select points_held(${accountId})`);
}

/** Pays debt from returned points; callers lock them. */
export async function collectPoints({ db }: Pick<ModuleContext, 'db'>, accountId: string): Promise<void> {
  await db.execute(sql`select points_collected(${accountId})`);
}
