import { depositPaymentDriver } from '../../tests/drivers/money/deposit-payment.driver';
import { inCentre } from '../harness/centre';
import { quietly } from '../harness/edge';
import { flowSteps, hearsNews, ticks } from '../harness/row';

/** Effect of the provider's confirmation on the environment, by the deposit's state. */
const WORD: Record<string, string> = {
  pending: 'depositPending',
  credited: 'memberWithDeposit',
  returned: 'depositReturned',
  failed: 'depositDeclined',
  expired: 'depositExpired',
};

const fixtureOf = ({ state, reason }: { state: string; reason: string | null }) =>
  reason === 'cancelled' ? 'depositCancelled' : (WORD[state] ?? '');

export const depositPaymentSteps = flowSteps('deposit-payment', depositPaymentDriver, {
  openings: {
    'a deposit that waits': { input: 'a pending deposit', fixture: 'depositPending', ...inCentre('depositv2') },
  },
  causes: {
    'deposit.changed': (tester, { deposit }) => hearsNews(tester, fixtureOf(deposit)),
    'countdown.ticked': ticks,
    // The expiry is reported later.
    'countdown.ended': async (tester) => {
      await tester.edge.cut(quietly('deposit'));
      await tester.waits(6 * 60);
    },
  },
});
