import { entranceDriver } from '../tests/drivers/entrance.driver';
import { losesSession, passwordOf } from './support/people';
import type { Tester } from './support/tester';
import { allows, linkAt } from './support/third-party';
import { tour } from './support/tour';

/** `sent`: the form of the header was. `leaving`: the tester has closed what is open. */
type Entrance = { sent: boolean; leaving: boolean };

const begins: Entrance = { sent: false, leaving: false };
const LEFT = ['left without a login', 'left without an account', 'left, or linked'];
/** Who is linked to the player at the provider. */
const LINKED = 'Karim';

const opening = (input: string, open: (tester: Tester) => Promise<unknown>, world = begins) => ({
  input,
  world,
  open: async (tester: Tester) => {
    await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
    await open(tester);
  },
});

tour<Entrance>('entrance', entranceDriver, {
  openings: {
    'the log-in opens': opening('an empty login', ({ page }) => page.goto('/?dialog=login')),
    'the form of the header is sent': opening(
      'a login sent from the header',
      async ({ page, screen }) => {
        await page.goto('/');
        await screen.fill('header.username', 'player');
        await screen.fill('header.password', passwordOf('player'));
        await screen.press('header.login');
      },
      { ...begins, sent: true },
    ),
    'the session runs out': opening('a login after the session ran out', async (tester) => {
      await tester.isLoggedIn('player');
      await tester.page.goto('/');
      await losesSession(tester, 'ranOut');
    }),
    'the registration opens': opening('registration', async ({ gateway, page }) => {
      await gateway.ops('flag', 'REGCAPTCHA', 'off');
      await page.goto('/?dialog=register');
    }),
    'the free trial is asked for': opening('the free trial', async ({ page, screen }) => {
      await page.goto('/');
      await screen.press('header.freeDemo');
    }),
    'the button in the log-in': opening('a log-in by google', async ({ gateway, page, screen }) => {
      await linkAt(gateway, 'player', 'google', LINKED);
      await page.goto('/?dialog=login');
      await screen.sees('dialog', 'login.title');
      await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
    }),
    'the button in the security centre': opening('a link to google', async (tester) => {
      await tester.isLoggedIn('player');
      await tester.page.goto('/?dialog=memberCentre');
      await tester.screen.sees('heading', 'security.title');
      await tester.page.getByRole('button', { name: /Google/ }).click();
    }),
  },
  acts: ['login', 'register', 'accountLink'],
  waits: ({ sample }) => (sample?.of === 'freeTrial' ? 'freePlay' : undefined),
  due: ({ sample }, { world: { leaving, sent } }) =>
    (leaving && LEFT.includes(sample?.class ?? '')) || (sent && sample?.class === 'logged in'),
  after({ event, sample }, { context, world }) {
    const { name, purpose } = Object(context.request);
    // A trial that is being opened cannot be left.
    if (event.type === 'leave.requested') return { ...world, leaving: name !== 'freeTrial' };
    if (LEFT.includes(sample?.class ?? '') !== world.leaving) return undefined;
    return sample?.class === 'logged in' && purpose === 'link' ? undefined : world;
  },
  async prepare(tester, { sample }) {
    if (sample?.of === 'accountLink' && sample.class === 'logged in') await allows(tester, LINKED);
  },
});
