import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Kit, Tx } from '../kit';
import { post } from './ledger';
import { ledgerAccounts, ledgerEntries } from './tables';

const MAIN = 'main';
const HOUSE_SHARDS = 8;
/** What the house pays from: corrections and gifts in money, and the points of trials, which are not. */
type House = 'adjustment' | 'trial';

/** Gives a player a wallet; one who has one keeps it. */
export async function openWallet(tx: Tx, ownerId: string): Promise<void> {
  await tx.insert(ledgerAccounts).values({ id: v7(), ownerId, purpose: MAIN, mayBeNegative: false }).onConflictDoNothing();
}

/** Whether there is a wallet: who has none is not a member (s8.message.non-member). */
export async function hasWallet(tx: Tx, ownerId: string): Promise<boolean> {
  return (await walletOf(tx, ownerId)) !== undefined;
}

/** What a player holds in minor units, read from the last entry of the ledger (s7.call.wallets-balance). */
export async function balanceOf(tx: Tx, ownerId: string): Promise<bigint> {
  const [last] = await tx
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, MAIN)))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1);
  return last?.balance ?? 0n;
}

/**
 * Moves `amount` minor units from the house to a player. The key makes it happen once: repeated, it gives the first answer; with
 * another amount or player it is refused with `ledger.keyReused`.
 */
export async function credit(
  kit: Pick<Kit, 'db' | 'now'>,
  ownerId: string,
  amount: bigint,
  key: string,
  from: House = 'adjustment',
): Promise<{ transferId: string; balance: bigint }> {
  if (amount <= 0n) throw new Error('a credit is more than nothing');
  const now = await kit.now();
  return kit.db.transaction(async (tx) => {
    const player = await walletOf(tx, ownerId);
    if (!player) throw new Error('this account has no wallet');
    const house = await houseAccount(tx, from, key);
    const entries = [
      { account: house, amount: -amount },
      { account: player, amount },
    ];
    const transferId = await post(tx, { key, kind: 'credit', entries }, now);
    return { transferId, balance: await balanceAfter(tx, transferId, player) };
  });
}

async function walletOf(tx: Tx, ownerId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, ownerId), eq(ledgerAccounts.purpose, MAIN)));
  return row?.id;
}

/** One shard of an account of the house, told by the key, so that a repeated move names the same one. */
async function houseAccount(tx: Tx, purpose: House, key: string): Promise<string> {
  const shard = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % HOUSE_SHARDS, 0);
  await tx.insert(ledgerAccounts).values({ id: v7(), purpose, shard, mayBeNegative: true }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(isNull(ledgerAccounts.ownerId), eq(ledgerAccounts.purpose, purpose), eq(ledgerAccounts.shard, shard)));
  if (!row) throw new Error('the account of the house was not opened');
  return row.id;
}

async function balanceAfter(tx: Tx, transferId: string, accountId: string): Promise<bigint> {
  const [entry] = await tx
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.transferId, transferId), eq(ledgerEntries.accountId, accountId)));
  if (!entry) throw new Error('the transfer does not touch this account');
  return entry.balance;
}
