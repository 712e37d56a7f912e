import { v7 } from 'uuid';
import { bankAccounts } from '../../money/payout-accounts/tables';
import type { Tx } from '../../platform/context';

/** Binds an e-wallet and a bank account to a demo player; returns the e-wallet's id, for past withdrawals. */
export async function pastBanks(tx: Tx, accountId: string, boundAt: Date): Promise<string> {
  const id = v7();
  const holder = 'Rupa Akter';
  const later = new Date(boundAt.getTime() + 60_000);
  await tx.insert(bankAccounts).values([
    { id, accountId, kind: 'ewallet', provider: 'Nodi Pay', holder, number: '01798765432', boundAt },
    { id: v7(), accountId, kind: 'bank', provider: 'Meghla Bank', holder, number: '1501203456789', boundAt: later },
  ]);
  return id;
}
