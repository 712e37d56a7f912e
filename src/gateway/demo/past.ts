import { pastBanks } from '../bank/demo';
import { pastDeposits } from '../deposit/demo';
import type { Kit } from '../kit';
import { setPaymentHash } from '../registration/payment-password';
import { pastPlay } from '../wallet/demo';
import { credit } from '../wallet/service';
import { pastWithdrawals } from '../withdrawal/demo';
import { DEMO_PAYMENT_PASSWORD } from './accounts';
import { hashed } from './hashed';

/** Something that happened to a demo's player; `main`: what it did to the main wallet, minor units. */
export type Happening = { at: Date; main: bigint; does: (kit: Kit) => Promise<void> };

const DAY = 86_400_000;

/** Lives four weeks of play, deposits and withdrawals in their order, so that `balance` is left in the end. */
export async function livePast(kit: Kit, accountId: string, balance: bigint, now: Date): Promise<void> {
  await setPaymentHash(kit.db, accountId, await hashed(DEMO_PAYMENT_PASSWORD));
  const bankAccountId = await pastBanks(kit.db, accountId, new Date(now.getTime() - 29 * DAY));
  const past = [...pastPlay(accountId, now), ...pastDeposits(accountId, now), ...pastWithdrawals(accountId, bankAccountId, now)];
  const moved = past.reduce((sum, { main }) => sum + main, 0n);
  const begin = new Date(now.getTime() - 30 * DAY);
  await credit({ db: kit.db, now: async () => begin }, accountId, balance - moved, `demo:${accountId}`);
  for (const { does } of past.sort((one, other) => one.at.getTime() - other.at.getTime())) await does(kit);
}
