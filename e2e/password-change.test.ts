import { passwordChangeDriver } from '../tests/drivers/password-change.driver';
import { passwordOf } from '../tests/drivers/passwords';
import { tour } from './support/tour';

/** `late`: an answer is still on its way. */
type Change = { late: boolean };

const calls: Record<string, string> = { loadRule: 'passwordRule', changePassword: 'changePassword', loadMemberInfo: 'memberInfo' };

tour<Change>('password-change', passwordChangeDriver, {
  openings: {
    'a password that has expired': {
      input: 'due, the old one held',
      world: { late: false },
      open: async ({ gateway, page, screen }) => {
        await gateway.ops('flag', 'SLIDEVERIF', 'off');
        await page.goto('/');
        await screen.visit('/?dialog=login');
        await screen.sees('dialog', 'login.title');
        await screen.fill('login.username', 'expired');
        await screen.fill('login.password', passwordOf('expired'));
        await screen.press('login.submit');
      },
    },
    'from the security centre': {
      input: 'by choice',
      world: { late: false },
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.edge.hold();
        await tester.page.goto('/?dialog=memberCentre');
        await tester.edge.hold('passwordRule');
        await tester.screen.press('security.password.change');
      },
    },
  },
  waits: ({ invoke = '' }) => calls[invoke],
  after({ event, sample }, { world }) {
    if (event.type === 'form.submitted') return world.late ? undefined : world;
    return sample?.of === 'changePassword' ? { late: sample.class === 'no answer in time' } : world;
  },
});
