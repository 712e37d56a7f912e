import { realityCheckDriver } from '../../tests/drivers/money/reality-check.driver';
import { describePaths } from '../harness/row';

const QUARTER = 15 * 60;
/** The dialog keeps the page of limits away; while it is learnt, nobody is so quick. */
const FREE = ['off', 'counting', 'unknown'];

/** The question whether to log out lies over the check: who stays sees it still. */
const stays: typeof realityCheckDriver = {
  ...realityCheckDriver,
  events: {
    ...realityCheckDriver.events,
    async 'leave.requested'(screen) {
      await screen.press('reality.leave');
      await screen.press('logout.stay');
    },
  },
};

describePaths('reality-check', stays, {
  openings: {
    'a player who wants it': {
      fixture: 'memberWithReality',
      async open(tester) {
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  // A second time would come when the session is over, but where it was begun anew.
  only: { 'check.due': ['memberWithReality'] },
  leads: { 'check.due': 'member' },
  never: ({ event }, { value }) => event.type === 'setting.changed' && !FREE.includes(String(value)),
  causes: {
    'check.due': async (tester) => {
      await tester.edge.answered();
      await tester.waits(QUARTER + 1);
    },
    async 'setting.changed'({ screen, page }) {
      await screen.visit('/');
      await screen.visit('/?dialog=memberCentre&page=limits');
      await screen.press('limits.reality.choose');
      const list = page.locator('select[name=minutes]');
      await list.selectOption((await list.inputValue()) === 'never' ? '15' : 'never');
      await screen.press('limits.reality.submit');
    },
  },
});
