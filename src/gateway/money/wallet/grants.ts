import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../platform/context';
import { lockWallets } from './accounts';
import { post } from './ledger';
import { type GrantRules, grants } from './tables';

type OpenedGrant = {
  key: string;
  /** House account that pays it. */
  house: string;
  /** Minor units, like the two below. */
  amount: bigint;
  requirement: bigint;
  /** The most that may become the player's own; null: all of it. */
  cap: bigint | null;
  /** It came with a deposit, so that a payout ends it (own.grant.payout). */
  ofDeposit: boolean;
  rules: GrantRules;
};

/**
 * Pays a bonus into a ledger account of its own, with its turnover requirement for bets that satisfy `rules`; returns
 * the transfer. Not idempotent: its caller stores the key (own.grant.account).
 */
export async function openGrant(
  tx: Tx,
  owner: string,
  { key, house, amount, requirement, cap, ofDeposit, rules }: OpenedGrant,
): Promise<string> {
  const id = v7();
  const entries = [
    { owner: null, purpose: house, amount: -amount },
    { owner, purpose: `grant:${id}`, amount },
  ];
  await lockWallets(tx, [owner]);
  const { id: transferId } = await post(tx, { key, kind: 'bonus', entries });
  await tx.execute(
    sql`select grant_opened(${id}, ${transferId}, ${owner}, ${requirement}, ${JSON.stringify(rules)}::jsonb, ${cap},
      ${ofDeposit})`,
  );
  return transferId;
}

/** Ends an open bonus: its account goes back to the house (own.grant.end). Call it with the wallet locked. */
export async function forfeitGrant(tx: Tx, id: string, why: 'givenUp' | 'reversed'): Promise<void> {
  await tx.execute(sql`select grant_forfeited(${id}, ${why})`);
}

/** Returns the bonus that a transfer has paid, while it is open. */
export async function openGrantOf(tx: Tx, transferId: string): Promise<string | null> {
  const open = and(eq(grants.transferId, transferId), eq(grants.kind, 'bonus'), isNull(grants.endedAt));
  const [row] = await tx.select({ id: grants.id }).from(grants).where(open);
  return row?.id ?? null;
}

/** SQL expression: the bonus that a payout ends, minor units; null: none. */
export const payoutForfeitsSql = (ownerId: string) => sql<string | null>`payout_forfeits(${ownerId})::text`;

/** Ends the bonuses of deposits before own money leaves. Call it with the wallet locked. */
export async function forfeitForPayout(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`select payout_forfeited(${ownerId})`);
}
