import { realityCheckDriver } from '../../tests/drivers/money/reality-check.driver';
import { flowSteps } from '../harness/row';

const QUARTER = 15 * 60;
/** The dialog blocks the limits page, and the setting cannot be changed while it loads. */
const FREE = ['off', 'waiting', 'unknown'];

/** The logout confirmation covers the check, which a player who stays sees again. */
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

export const realityCheckSteps = flowSteps('reality-check', stays, {
  openings: {
    'a player who set an interval': {
      fixture: 'memberWithReality',
      async open(tester) {
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  // A second check would come after the session's end, unless the session is renewed.
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
