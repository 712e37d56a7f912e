import { passwordsDriver } from '../tests/drivers/passwords.driver';
import { followsLink, mailsLink } from './support/mailed-link';
import { tour } from './support/tour';

/** `leaving`: the tester has closed what is open. `link`: the page was opened by a good one. */
type Passwords = { leaving: boolean; link: boolean };
const begins: Passwords = { leaving: false, link: false };

tour<Passwords>('passwords', passwordsDriver, {
  openings: {
    'from the security centre': {
      input: 'another password',
      world: begins,
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.page.goto('/?dialog=memberCentre');
        await tester.screen.press('security.password.change');
      },
    },
    'by the link of the login': {
      input: 'a forgotten one',
      world: begins,
      open: async ({ page, screen }) => {
        await page.goto('/?dialog=login');
        await screen.press('login.forgot');
      },
    },
    'a mailed link is followed': {
      input: 'a mailed link',
      world: { ...begins, link: true },
      open: async (tester) => followsLink(tester, await mailsLink(tester)),
    },
    'a link without its token': {
      input: 'a mailed link',
      world: begins,
      open: async ({ page }) => {
        await page.goto('/');
        await page.goto('/resetPassword');
      },
    },
  },
  acts: ['passwordChange', 'forgotPassword', 'passwordReset'],
  due: ({ sample }, { world }) => sample?.class === 'left' && world.leaving,
  after({ event, sample }, { world }) {
    if (event.type === 'leave.requested') return { ...world, leaving: true };
    if (sample?.of === 'passwordReset' && sample.class !== 'left' && (sample.class === 'reset') !== world.link) return undefined;
    return (sample?.class === 'left') === world.leaving ? { ...world, leaving: false } : undefined;
  },
  causes: { 'leave.requested': ({ screen }) => Promise.resolve(screen.visit('/')) },
});
