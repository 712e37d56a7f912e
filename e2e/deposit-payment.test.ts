import { depositPaymentDriver } from '../tests/drivers/deposit-payment.driver';
import { inCentre } from './support/centre';
import { quietly } from './support/edge';
import { asksForNews, describePaths, ticks } from './support/row';

/** What the provider's word makes of the world, by how the deposit is then. */
const WORD: Record<string, string> = {
  pending: 'depositPending',
  credited: 'memberWithDeposit',
  failed: 'depositDeclined',
  expired: 'depositExpired',
};

describePaths('deposit-payment', depositPaymentDriver, {
  openings: { 'a deposit that waits': { input: 'one that waits', fixture: 'depositPending', ...inCentre('depositv2') } },
  causes: {
    'deposit.changed': async (tester, { deposit }) => {
      await tester.gateway.becomes(WORD[deposit.state] ?? '', 'ahead', 'SLIDEVERIF=off');
      await tester.edge.cut();
      await asksForNews(tester, 'deposit');
    },
    'countdown.ticked': ticks,
    // That it has expired is told later.
    'countdown.ended': async (tester) => {
      await tester.edge.cut(quietly('deposit'));
      await tester.waits(6 * 60);
    },
  },
});
