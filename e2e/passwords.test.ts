import { passwordsDriver } from '../tests/drivers/passwords.driver';
import { tour } from './support/tour';

/** `leaving`: the tester has closed what is open. */
type Passwords = { leaving: boolean };

tour<Passwords>('passwords', passwordsDriver, {
  openings: {
    'from the security centre': {
      input: 'another password',
      world: { leaving: false },
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.page.goto('/?dialog=memberCentre');
        await tester.screen.press('security.password.change');
      },
    },
    'by the link of the login': {
      input: 'a forgotten one',
      world: { leaving: false },
      open: async ({ page, screen }) => {
        await page.goto('/?dialog=login');
        await screen.press('login.forgot');
      },
    },
    'a link without its token': {
      input: 'a mailed link',
      world: { leaving: false },
      open: async ({ page }) => {
        await page.goto('/');
        await page.goto('/resetPassword');
      },
    },
  },
  acts: ['passwordChange', 'forgotPassword', 'passwordReset'],
  due: ({ sample }, { world }) => sample?.class === 'left' && world.leaving,
  after({ event, sample }, { world }) {
    if (event.type === 'dialog.closed') return { leaving: true };
    return (sample?.class === 'left') === world.leaving ? { leaving: false } : undefined;
  },
  causes: { 'dialog.closed': ({ screen }) => Promise.resolve(screen.visit('/')) },
});
