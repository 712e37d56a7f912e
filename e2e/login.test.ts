import { loginDriver } from '../tests/drivers/login.driver';
import { passwordOf } from '../tests/drivers/passwords';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Login = {
  /** Whether the page knows that the puzzle comes first. */
  puzzle: boolean;
  /** Solved for the call that is on its way. */
  solved: boolean;
  /** Wrong passwords of the stranger, and the captcha that three of them bring. */
  failures: number;
  captcha: boolean;
  /** The first log-in of the new account was told to the gateway. */
  marked: boolean;
};

const begins: Login = { puzzle: false, solved: false, failures: 0, captcha: false, marked: false };
const calls: Record<string, string> = { logIn: 'logIn', markFirstLogin: 'firstLogin', loadMemberInfo: 'memberInfo', logOut: 'logOut' };
/** How the gateway answers whom. */
const lets: Record<string, string> = {
  player: 'accepted',
  firsttime: 'a first login',
  default: 'the default password',
  expired: 'an expired password',
};

const opensEmpty =
  (puzzle: 'on' | 'off') =>
  async ({ gateway, page, screen }: Tester) => {
    await gateway.ops('flag', 'SLIDEVERIF', puzzle);
    await page.goto('/');
    await screen.visit('/?dialog=login');
    await screen.sees('dialog', 'login.title');
  };

/** What the gateway can say to somebody now, and what it makes of the world. */
function loggedIn(said: string, username: string, world: Login): Login | undefined {
  const settled = { ...world, solved: false };
  if (said === lets[username]) return said === 'a first login' && world.marked ? undefined : settled;
  if (said === 'puzzle demanded') return world.puzzle || world.solved ? undefined : world;
  if (said === 'offline') return settled;
  if (said === 'no answer in time') return username === 'player' && !world.captcha ? settled : undefined;
  if (username !== 'stranger') return undefined;
  const third = world.failures >= 2;
  if (said === 'wrong password' && !third) return { ...settled, failures: world.failures + 1 };
  return said === 'wrong password, captcha from now on' && third ? { ...settled, captcha: true } : undefined;
}

/** What is missing of what was typed; what is typed into the captcha, the tester decides. */
const validated = (found: string, username: string, { puzzle, captcha }: Login): boolean => {
  if (username === '') return found === 'user name and password missing' && !captcha;
  if (found === 'captcha missing') return captcha;
  return found === (puzzle ? 'all is there, a puzzle first' : 'all is there');
};

tour<Login>('login', loginDriver, {
  openings: {
    'the log-in opens': { input: 'opened empty', world: begins, open: opensEmpty('off') },
    'the log-in opens, with the puzzle': { input: 'opened empty', world: { ...begins, puzzle: true }, open: opensEmpty('on') },
    'the form of the header is sent': {
      input: 'sent from the header',
      world: begins,
      open: async ({ gateway, page, screen }) => {
        await gateway.ops('flag', 'SLIDEVERIF', 'off');
        await page.goto('/');
        await screen.fill('header.username', 'player');
        await screen.fill('header.password', passwordOf('player'));
        await screen.press('header.login');
      },
    },
  },
  acts: ['verification'],
  waits: ({ invoke = '' }) => calls[invoke],
  after({ sample, kind }, { context, world }) {
    if (kind !== 'outcome' || !sample) return world;
    const username = String(context.username);
    if (sample.of === 'validate') return validated(sample.class, username, world) ? world : undefined;
    if (sample.of === 'verification') return sample.class === 'passed' ? { ...world, solved: true } : world;
    if (sample.of === 'markFirstLogin') return { ...world, marked: true };
    return sample.of === 'logIn' ? loggedIn(sample.class, username, world) : world;
  },
  async prepare(tester, { event }, next, { captcha }) {
    if (!captcha || event.type !== 'form.submitted' || next?.sample?.class === 'captcha missing') return;
    await tester.screen.sees('img', 'login.captcha.picture');
    await tester.screen.fill('login.captcha', (await tester.challenge('captcha')).answer);
  },
  // The notice logs out, and whoever leaves the log-in half way too; meanwhile nobody is there to be read.
  tolerates: [['logIn', 422]],
});
