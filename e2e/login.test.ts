import type { AnyEventObject } from 'xstate';
import { loginDriver } from '../tests/drivers/login.driver';
import { passwordOf } from '../tests/drivers/passwords';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { logInAt } from './support/wire';

type Login = {
  /** What the form begins with. */
  begins: 'nothing remembered' | 'a name remembered' | 'a number remembered' | 'codes are off';
  puzzle: boolean;
  /** What was sent: somebody's name, or nothing. */
  sent: string;
  /** The dialog was closed at the puzzle. */
  leaving: boolean;
  /** Wrong passwords of the stranger, and the captcha that a third one brings. */
  failures: number;
  captcha: boolean;
};

const first: Login = { begins: 'nothing remembered', puzzle: false, sent: '', leaving: false, failures: 0, captcha: false };
const CALLED = ['signed in', 'refused', 'refused, captcha from now on', 'offline'];

const cookies: Partial<Record<Login['begins'], [name: string, value: string][]>> = {
  'a name remembered': [['lastUsername', 'player']],
  'a number remembered': [['smsMobile', '880%2001712345678']],
};

const opens =
  ({ begins, puzzle }: Login, address = '/?dialog=login') =>
  async ({ gateway, page, context, screen }: Tester) => {
    await gateway.ops('flag', 'SLIDEVERIF', puzzle ? 'on' : 'off');
    await gateway.ops('flag', 'MOBILELOGIN', begins === 'codes are off' ? 'off' : 'on');
    const kept = cookies[begins];
    if (kept)
      await context.addCookies([...kept, ['rememberPassword', '1']].map(([name = '', value = '']) => ({ name, value, url: gateway.url })));
    await page.goto('/');
    await screen.visit(address);
    await screen.sees('dialog', 'login.title');
  };
const opening = (world: Login) => ({ input: 'opened empty', world, open: opens(world) });

/** How an attempt can end now, and what it makes of the world. */
function ended(as: string, world: Login): Login | undefined {
  if (world.leaving) return as === 'left' ? world : undefined;
  if (as === 'fields missing') return world.sent === '' ? world : undefined;
  if (as === 'puzzle left') return world.puzzle && world.sent !== '' ? world : undefined;
  if (world.sent === '' || world.puzzle) return undefined;
  if (as === 'offline') return world;
  if (as === 'signed in') return world.sent === 'player' ? world : undefined;
  if (world.sent !== 'stranger') return undefined;
  if (as === 'refused') return world.failures < 2 ? { ...world, failures: world.failures + 1 } : undefined;
  return as === 'refused, captcha from now on' && world.failures >= 2 ? { ...world, captcha: true } : undefined;
}

/** A form can be sent by the tab that is open; a code for it is nothing that this chart knows of. */
function sent(event: AnyEventObject, form: Record<string, unknown>, world: Login): Login | undefined {
  const { way, username, mobile, remember } = Object(event.form);
  if (way !== form.way || (form.remember === true && remember === false)) return undefined;
  if (way === 'mobile') return mobile.number === '' && !form.remember && !Object(form.mobile).number ? { ...world, sent: '' } : undefined;
  return { ...world, sent: String(username) };
}

tour<Login>('login', loginDriver, {
  openings: {
    'the log-in opens': opening(first),
    'the log-in opens, with the puzzle': opening({ ...first, puzzle: true }),
    'the log-in opens, after two wrong passwords': {
      ...opening({ ...first, failures: 2 }),
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        for (const _ of [1, 2]) await logInAt(tester.gateway, 'stranger').catch(() => undefined);
        await opens(first)(tester);
      },
    },
    'the log-in opens, with a name': opening({ ...first, begins: 'a name remembered' }),
    'the log-in opens, with a number': opening({ ...first, begins: 'a number remembered' }),
    'the log-in opens, without codes': opening({ ...first, begins: 'codes are off' }),
    'the form of the header is sent': {
      input: 'sent from the header',
      world: { ...first, sent: 'player' },
      open: async ({ gateway, page, screen }) => {
        await gateway.ops('flag', 'SLIDEVERIF', 'off');
        await page.goto('/');
        await screen.fill('header.username', 'player');
        await screen.fill('header.password', passwordOf('player'));
        await screen.press('header.login');
      },
    },
  },
  acts: ['signIn', 'entry'],
  waits({ sample }, { leaving }) {
    if (leaving) return undefined;
    if (sample?.of === 'signIn' && CALLED.includes(sample.class)) return 'logIn';
    return sample?.of === 'entry' ? 'memberInfo' : undefined;
  },
  due: ({ sample }, { world }) =>
    (sample?.of === 'signIn' && (sample.class === 'fields missing' || (sample.class === 'left' && world.leaving))) ||
    (sample?.of === 'entry' && sample.class === 'left again' && world.leaving),
  after({ event, sample }, { value, context, world }) {
    if (event.type === 'form.submitted') return sent(event, Object(context.form), world);
    if (event.type === 'mobile.chosen') return context.mobileOpen ? world : undefined;
    // Third parties are off.
    if (event.type === 'next.chosen') return Object(event.next).to === 'accountLink' ? undefined : world;
    if (event.type === 'leave.requested' && value === 'signingIn') return { ...world, leaving: world.puzzle };
    if (event.type === 'leave.requested' && value === 'entering') return { ...world, leaving: true };
    if (sample?.of === 'begin') return sample.class === world.begins ? world : undefined;
    if (sample?.of === 'signIn') return ended(sample.class, world);
    return world;
  },
  async prepare(tester, { event }, _next, { captcha }) {
    if (!captcha || event.type !== 'form.submitted' || Object(event.form).way === 'mobile') return;
    await tester.screen.sees('img', 'login.captcha.picture');
    await tester.screen.fill('login.captcha', (await tester.challenge('captcha')).answer);
  },
  tolerates: [
    ['logIn', 401],
    ['logIn', 422],
  ],
});
