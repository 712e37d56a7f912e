import { inCentre } from './centre';
import type { Row } from './row';
import type { Tester } from './tester';

export const deposits = inCentre('depositv2', { as: 'downline', before: ({ edge }) => edge.staysHere() });
/** In this fixture the earlier deposit never existed. */
export async function reopenDeposits(tester: Tester) {
  await tester.page.evaluate(() => sessionStorage.removeItem('deposit'));
  await deposits.again(tester);
}
export const withdrawalPage = inCentre('withdraw', { as: 'downline' });
/** Result of a move between the wallets, by source and target. */
export function movedOutcome({ from, to }: { from: string; to: string }): string {
  if (from === 'all') return 'wallets: all returned';
  return to === 'main' ? 'wallets: returned' : 'wallets: held by the vendor';
}
/** Results of all moves between the wallets. */
export const MOVED = ['all', 'moyur', 'main'].map((from) =>
  movedOutcome({ from, to: from === 'main' ? 'moyur' : 'main' }),
);

/** Rejections that the paths of a move cause. */
export const MOVE_REJECTIONS: Row['tolerates'] = [
  ['createDeposit', 422],
  ['createDeposit', 409],
  ['createDeposit', 403],
  ['withdraw', 422],
  ['withdraw', 429],
  ['walletTransfer', 422],
  ['partnerTransfer', 422],
  ['partnerTransfer', 429],
];
