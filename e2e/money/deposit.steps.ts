import { depositDriver } from '../../tests/drivers/money/deposit.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const opened = inCentre('depositv2', { before: ({ edge }) => edge.staysHere() });

export const depositSteps = flowSteps('deposit', depositDriver, {
  openings: { 'a player with a deposit limit': { fixture: 'memberWithDepositLimit', ...opened } },
  never({ event, sample }, { value, context, environment }) {
    const isFollowed = Object(context).deposit !== null && environment.fixture !== 'memberWithDeposit';
    // No fixture has a deposit that was just started; the resumed one covers its endings.
    if (sample?.of === 'depositPayment') return environment.fixture !== 'depositPending';
    // A pending deposit resumes before another can be requested.
    return (
      isFollowed &&
      typeof value === 'string' &&
      (event.type === 'tutorial.closed' || sample?.class === 'closed by the player')
    );
  },
  async prepare({ screen, page }, { event, sample }) {
    if (event.type === 'limit.selected') await screen.press('deposit.limits');
    if (sample?.of === 'openProvider')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  },
  tolerates: [['createDeposit', 409]],
});
