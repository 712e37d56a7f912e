import { cashInDriver } from '../../tests/drivers/money/cash-in.driver';
import { PICTURE } from '../../tests/drivers/pictures';
import { inCentre } from '../harness/centre';
import { flowSteps, hearsNews } from '../harness/row';

/** Fixtures in which the first report is pending. */
const PENDING = ['cashInsToFollow', 'cashInsAtMost'];

export const cashInSteps = flowSteps('cash-in', cashInDriver, {
  openings: { 'a player with cash-ins': { fixture: 'cashInsToFollow', ...inCentre('cashIn') } },
  only: { 'report.selected: pending': PENDING, 'report.changed: confirmed': PENDING },
  leads: { 'reportForm: sent': null, 'cancelCashIn: cancelled': null, 'report.changed: confirmed': 'cashInConfirmed' },
  causes: {
    'report.changed': (tester) => hearsNews(tester, 'cashInConfirmed'),
    'proofs.changed': async ({ screen, language }) => {
      await screen.attach('cashIn.receipt.choose', PICTURE);
      await screen.reads('cashIn.receipt.stored', { count: language === 'bn' ? '১' : '1' });
    },
  },
  never: ({ event, sample }, { value, context }) =>
    event.type === 'report.changed' &&
    // An open question or a running request would be lost with the connection; the first report alone is confirmed.
    (sample?.class !== 'confirmed' ||
      Object(context.cashIn).number !== 'M00000001' ||
      /confirming|cancelling|rejected|decided/.test(JSON.stringify(value))),
});
