import { depositDriver } from '../../tests/drivers/money/deposit.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

const opened = inCentre('depositv2', { before: ({ edge }) => edge.staysHere() });

describePaths('deposit', depositDriver, {
  openings: { 'a player with a deposit limit': { fixture: 'memberWithDepositLimit', ...opened } },
  never({ event, sample }, { value, context, world }) {
    const isFollowed = Object(context).deposit !== null && world.fixture !== 'memberWithDeposit';
    // One that was begun is of no fixture: how it ends is seen of the one that was taken up.
    if (sample?.of === 'depositPayment') return world.fixture !== 'depositPending';
    // One that waits is taken up before anything else can be asked for.
    return (
      isFollowed && typeof value === 'string' && (event.type === 'tutorial.left' || sample?.class === 'it is left')
    );
  },
  async prepare({ screen, page }, { event, sample }) {
    if (event.type === 'limit.chosen') await screen.press('deposit.limits');
    if (sample?.of === 'openProvider')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  },
  tolerates: [['createDeposit', 409]],
});
