import { setPaymentHash } from '../../identity/registration/payment-password';
import { MAIN } from '../../money/wallet/accounts';
import { type Move, postAll } from '../../money/wallet/ledger';
import type { ModuleContext } from '../../platform/context';
import { siteDayAt } from '../../platform/time/site-days';
import { DEMO_PAYMENT_PASSWORD } from '../accounts';
import { hashed } from '../hashed';
import { pastBanks } from './banks';
import { pastDeposits } from './deposits';
import { pastPlay } from './play';
import { pastWithdrawals } from './withdrawals';

const DAY = 86_400_000;

/** Replays four weeks of play, deposits and withdrawals in order, ending with `balance`. */
export async function livePast(ctx: ModuleContext, accountId: string, balance: bigint, now: Date): Promise<void> {
  await setPaymentHash(ctx.db, accountId, await hashed(DEMO_PAYMENT_PASSWORD));
  const bankAccountId = await pastBanks(ctx.db, accountId, new Date(now.getTime() - 29 * DAY));
  // By days of the site: with UTC days, yesterday would be empty between the site's midnight and UTC's.
  const { start: midnight } = siteDayAt(ctx.config.siteZone, now.getTime());
  const withdrawals = pastWithdrawals(accountId, bankAccountId, { now: now.getTime(), midnight });
  const past = [...pastPlay(accountId, midnight), ...pastDeposits(accountId, midnight), ...withdrawals];
  const moved = past.reduce((sum, { main }) => sum + main, 0n);
  const start = new Date(now.getTime() - 30 * DAY);
  const moves = [{ at: start, move: opening(accountId, balance - moved) }];
  for (const happening of past.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if ('move' in happening) moves.push(happening);
    else {
      await postAll(ctx.db, moves.splice(0));
      await happening.does(ctx);
    }
  }
  await postAll(ctx.db, moves);
}

const opening = (owner: string, amount: bigint): Move => ({
  key: `demo:${owner}`,
  kind: 'adjustment',
  entries: [
    { owner: null, purpose: 'adjustment', amount: -amount },
    { owner, purpose: MAIN, amount },
  ],
});
