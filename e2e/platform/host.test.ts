import { hostDriver } from '../../tests/drivers/platform/host.driver';
import { runPathTests } from '../harness/path-tests';
import { losesSession } from '../harness/people';
import type { Tester } from '../harness/tester';

type Name = 'login' | 'freeTrial' | 'memberCentre';
type Open = {
  user: 'nobody' | 'player';
  /** Requested or open destination, and whether its scripts are loaded; then they stay loaded. */
  at: Name | null;
  loaded: Record<Name, boolean>;
  /** The player has requested to leave, or selected the free trial in the login; the rest follows automatically. */
  leaving: boolean;
  leading: boolean;
};

const begins: Open = {
  user: 'nobody',
  at: null,
  loaded: { login: false, freeTrial: false, memberCentre: false },
  leaving: false,
  leading: false,
};
const isName = (to: unknown): to is Name => typeof to === 'string' && to in begins.loaded;

const arrives = (username?: string) => async (tester: Tester) => {
  for (const modId of ['SLIDEVERIF', 'AFTERLOGIN']) await tester.gateway.ops('flag', modId, 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
  if (username) await tester.screen.sees('button', 'header.balance.refresh');
  else await tester.screen.sees('form', 'header.quickLogin');
};

/** Files that its scripts load. */
const LOADS: Record<Name, string> = {
  login: 'a chart that confirms leaving',
  freeTrial: 'a chart that confirms leaving',
  memberCentre: 'a view without a chart',
};

/** Ends of a dialog's chart, and their effect on the environment. */
function ended(as: string, environment: Open): Open | undefined {
  if (as === 'left') return environment.leaving ? { ...environment, at: null, leaving: false } : undefined;
  if (environment.leaving || environment.at !== 'login') return undefined;
  if (as === 'opens the next destination') return { ...environment, at: null, leading: true };
  return as === 'logged in' ? { ...environment, at: null, user: 'player' } : undefined;
}

runPathTests<Open>('host', hostDriver, {
  openings: {
    'a visitor arrives': { input: 'the dialog', environment: begins, open: arrives() },
    'a player comes back': { input: 'the dialog', environment: { ...begins, user: 'player' }, open: arrives('player') },
  },
  acts: ['content'],
  waits: ({ invoke }, { at, loaded }) => (invoke === 'load' && at && !loaded[at] ? 'chunk' : undefined),
  due({ event, sample }, { environment: { leading, leaving } }) {
    if (leading) return event.type === 'place.requested' && Object(event.place).to === 'freeTrial';
    return leaving && sample?.class === 'left';
  },
  after({ event, sample }, { value, environment }) {
    const { user, at, leading } = environment;
    // Files that are no longer needed still arrive.
    const loaded = value === 'loading' && at ? { ...environment.loaded, [at]: true } : environment.loaded;
    if (sample?.of === 'load') {
      if (!at) return undefined;
      if (sample.class === 'loading failed') return environment.loaded[at] ? undefined : environment;
      return sample.class === LOADS[at] ? { ...environment, loaded } : undefined;
    }
    if (sample?.of === 'content') return ended(sample.class, environment);
    if (event.type === 'leave.requested')
      return value === 'running' ? { ...environment, leaving: true } : { ...environment, loaded, at: null };
    if (event.type === 'account.gone')
      return user === 'player' ? { ...environment, loaded, user: 'nobody', at: null } : undefined;
    if (event.type !== 'place.requested') return environment;
    const { to } = Object(event.place);
    if (!isName(to)) return undefined;
    // An open destination is requested again only if it is a centre, with another page.
    if (to === at) return to === 'memberCentre' && value === 'openStatic' ? environment : undefined;
    if (leading) return { ...environment, loaded, at: to, leading: false };
    return (to === 'memberCentre') === (user === 'player') ? { ...environment, loaded, at: to } : undefined;
  },
  causes: {
    'place.requested': async ({ screen }) => screen.press('memberCentre.withdraw'),
    'account.gone': (tester) => losesSession(tester, 'refused'),
  },
  tolerates: [['balance', 401]],
});
