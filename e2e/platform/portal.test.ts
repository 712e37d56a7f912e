import type { Move } from '../../src/atlas';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import { excludesSelf } from '../../tests/drivers/money/excludes-self';
import { portalDriver } from '../../tests/drivers/platform/portal.driver';
import { mailsLink } from '../harness/mailed-link';
import { runPathTests } from '../harness/path-tests';
import {
  losesSession,
  NEW_PASSWORD,
  openSecurity,
  PLAYERS_NUMBER,
  sendsLogin,
  triggerPlatformClosed,
  typesCode,
  typesNewPassword,
} from '../harness/people';
import type { Tester } from '../harness/tester';

/** Recovers the player's password by a phone code, from the login if that is open, and logs in. */
async function recoversByPhone(tester: Tester) {
  if (await tester.field('login.username').isVisible()) await tester.screen.press('login.forgot');
  else await tester.screen.visit('/?dialog=forgotPassword');
  await tester.screen.press('forgot.byPhone');
  await typesCode(tester, 'password', PLAYERS_NUMBER);
  await tester.screen.fill('password.new', NEW_PASSWORD);
  await tester.screen.press('forgot.phone.submit');
  await tester.screen.sees('button', 'header.logout');
}

type Whole = {
  /** The pauper has an empty account to close; a trial belongs to a visitor. */
  user: 'visitor' | 'player' | 'pauper' | 'trial';
  /** Layer over the home page; a mailed link opens another page. */
  over: 'nothing' | 'log-in' | 'registration' | 'recovery' | 'centre' | 'lock' | 'lock over the centre' | 'reset';
  /** The status is loading, and comes next. */
  reading: boolean;
  /** Only a logged-in player can open everything; a visitor is locked out. */
  guarded: boolean;
  /** A password or account change that ends elsewhere; the path ends there. */
  gone: boolean;
  /** Events that the portal's parts send on their own now, in sequence. */
  next: string[];
};
type Here = { value: object; context: Record<string, unknown>; environment: Whole };

const begins: Whole = { user: 'visitor', over: 'nothing', reading: true, guarded: false, gone: false, next: [] };

/** Finds a move by its sample. */
const nameOf = ({ event, sample }: Move): string =>
  event.type.startsWith('xstate.') ? event.type : `${event.type}: ${sample?.class ?? ''}`;

const PRESENT = 'session.present: by the session';
const ABSENT = 'session.absent: by the session';
const LOCKED = 'gate.locked: by the gate';
const RECOVERED = 'after a recovery by phone';
const CHANGE_LEFT = 'session.lost: a password change was cancelled';
const GRANTED = ['permission.granted: by the session', 'place.opened: own account'];
const NEEDS_LOGIN = ['permission.needsLogin: by the session', 'place.opened: the login'];
const NEEDS_TRUE = ['permission.needsTrueAccount: by the session'];
const CENTRE_LEFT = ['place.left: the dialog', 'place.left: a page'];
const MY_ACCOUNT = 'place.requested: own account';

/** Logged out: behind a locked gate a visitor sees only the login. */
const out = (environment: Whole, first: string[] = [], last: string[] = []): Whole => ({
  ...environment,
  user: 'visitor',
  over: 'nothing',
  next: [...first, ABSENT, ...(environment.guarded ? [LOCKED] : []), ...last],
});

/** Response of the session to a request for protected content, and its effect. */
function asks(to: unknown, environment: Whole, first: string[] = []): Whole {
  if (environment.user === 'visitor') return { ...environment, over: 'log-in', next: [...first, ...NEEDS_LOGIN] };
  if (environment.user === 'trial' || to === 'agentCentre')
    return { ...environment, over: 'nothing', next: [...first, ...NEEDS_TRUE] };
  return { ...environment, over: 'centre', next: [...first, ...GRANTED] };
}

/** Possible requests: a visitor opens the login, and a centre is requested where nothing is open. */
function wants({ to }: { to?: unknown }, { environment }: Here): Whole | undefined {
  if (to === 'home') return undefined;
  if (to !== 'login') return asks(to, environment);
  return environment.user === 'visitor'
    ? { ...environment, over: 'log-in', next: ['place.opened: the login'] }
    : undefined;
}

/** Ends of the layer over the home page. */
function ends(as: string, { context, environment }: Here): Whole | undefined {
  const { over, user } = environment;
  const locked = over === 'lock' || over === 'lock over the centre';
  switch (as) {
    case 'logged in': {
      if (over !== 'log-in') return undefined;
      const back: Whole = { ...environment, user: 'player' };
      return context.pending
        ? asks(Object(context.pending).to, back, [PRESENT])
        : { ...back, over: 'nothing', next: [PRESENT] };
    }
    case 'registers instead':
      return over === 'log-in' ? { ...environment, over: 'registration' } : undefined;
    case 'account closed':
      return over === 'nothing' && user === 'pauper' ? { ...environment, gone: true } : undefined;
    case 'returned':
      return locked
        ? { ...environment, user: 'player', over: over === 'lock' ? 'nothing' : 'centre', next: [PRESENT] }
        : undefined;
    case 'returned with a new password':
      return locked
        ? { ...environment, user: 'player', over: over === 'lock' ? 'nothing' : 'centre', gone: true, next: [PRESENT] }
        : undefined;
    case 'another player logged in':
      if (!locked) return undefined;
      return {
        ...environment,
        user: 'pauper',
        over: 'nothing',
        next: over === 'lock' ? [PRESENT] : [CENTRE_LEFT[0] ?? '', PRESENT, CENTRE_LEFT[1] ?? ''],
      };
    default:
      return locked ? { ...environment, over: 'recovery', next: over === 'lock' ? [] : CENTRE_LEFT } : undefined;
  }
}

/** Layers that the player closes. */
function leaves(what: string, { environment }: Here): Whole | undefined {
  const left: Whole = { ...environment, over: 'nothing' };
  if (what === 'the login above it') {
    if (environment.over === 'lock over the centre') return { ...left, next: CENTRE_LEFT };
    return environment.over === 'lock' ? left : undefined;
  }
  if (what !== 'the dialog') return undefined;
  if (environment.over === 'centre') return { ...left, next: CENTRE_LEFT.slice(1) };
  return ['log-in', 'registration', 'recovery'].includes(environment.over) ? left : undefined;
}

/** The site reports whether it is open to everybody. */
function opens(sampleClass: string, { environment }: Here): Whole | undefined {
  if (!environment.reading) return undefined;
  const afterReading: Whole = { ...environment, reading: false };
  if (sampleClass !== 'after a login') return { ...afterReading, guarded: false };
  const sessionMoves = environment.guarded
    ? []
    : ['session.queried: by the gate', environment.user === 'visitor' ? ABSENT : PRESENT];
  // A link leads to the login like any other; the paths continue from home.
  if (environment.over !== 'nothing') return undefined;
  return {
    ...afterReading,
    guarded: true,
    next: environment.user === 'visitor' ? [...sessionMoves, LOCKED] : sessionMoves,
  };
}

/** Moves with nothing, or only a centre, over the home page. */
function happens(event: string, sampleClass: string, here: Here): Whole | undefined {
  const { environment } = here;
  const player = environment.user === 'player';
  if (event === 'session.lost' && sampleClass === 'session expired')
    return player
      ? environment.guarded
        ? out(
            environment,
            [],
            ['place.left: the login above it', ...(environment.over === 'centre' ? CENTRE_LEFT : [])],
          )
        : { ...out(environment), over: environment.over === 'centre' ? 'lock over the centre' : 'lock' }
      : undefined;
  const recovered: Whole = { ...environment, over: 'nothing', gone: true, next: [PRESENT] };
  if (event === 'login.completed' && sampleClass === RECOVERED && here.context.pending && environment.over === 'log-in')
    return recovered;
  if (environment.over !== 'nothing') return undefined;
  switch (event) {
    case 'login.completed':
      if (environment.user !== 'visitor' || sampleClass === 'by a player') return undefined;
      return sampleClass === 'with a new password' || sampleClass === RECOVERED
        ? recovered
        : { ...environment, user: 'trial', next: [PRESENT] };
    case 'language.failed':
      return environment.user === 'visitor' ? environment : undefined;
    case 'logout.requested':
      return player ? environment : undefined;
    case 'call.unavailable':
      return player ? { ...environment, reading: true } : undefined;
    case 'call.unauthorised':
      return player ? out(environment, ['session.lost: session rejected']) : undefined;
    case 'password.changed':
    case 'account.excluded':
      return player ? { ...environment, gone: true } : undefined;
    default:
      return undefined;
  }
}

/** Feasible moves in the full system, and their effect on it. */
function after(move: Move, here: Here): Whole | undefined {
  const { value, environment } = here;
  const [first, ...rest] = environment.next;
  if (first) return nameOf(move) === first ? { ...environment, next: rest } : undefined;
  const { event, sample } = move;
  const sampleClass = sample?.class ?? '';
  const alert = Object(value).alert;
  if (alert === 'loggingOut')
    return sampleClass === 'logged out' ? out(environment) : sampleClass === 'stayed' ? environment : undefined;
  if (alert === 'needTrueAccount') return event.type === 'alert.confirmed' ? environment : undefined;
  if (event.type === 'site.opened') return opens(sampleClass, here);
  if (environment.gone || (environment.guarded && environment.user === 'visitor') || environment.reading)
    return undefined;
  if (event.type === 'password.reset') return environment.over === 'reset' ? { ...environment, gone: true } : undefined;
  if (event.type === 'place.ended') return ends(sampleClass, here);
  if (event.type === 'place.left') return leaves(sampleClass, here);
  if (event.type === 'place.requested')
    return environment.over === 'nothing' ? wants(Object(event.place), here) : undefined;
  return happens(event.type, sampleClass, here);
}

const arrives =
  (username?: string, path = '/') =>
  async (tester: Tester) => {
    for (const modId of ['SLIDEVERIF', 'AFTERLOGIN']) await tester.gateway.ops('flag', modId, 'off');
    if (username) await tester.isLoggedIn(username);
    await tester.page.goto(path);
  };
const LINK = '/?dialog=memberCentre&page=securityCenter';

/** Types a new password in the dialog that requests one. */
async function changesDuePassword(tester: Tester) {
  await tester.screen.sees('dialog', 'password.change.title');
  await typesNewPassword(tester);
  await tester.screen.press('password.change.submit');
}

/** A voluntary password change; if the network is cut after it, the account fails to load. */
async function changesPassword(tester: Tester, cut: boolean) {
  await openSecurity(tester, 'security.password.change');
  await tester.screen.fill('password.old', passwordOf('player'));
  await typesNewPassword(tester);
  if (cut) await tester.edge.cut('memberInfo');
  await tester.screen.press('password.change.submit');
}

/** A player with an empty account closes it permanently. */
async function closesAccount(tester: Tester) {
  await openSecurity(tester, 'security.closing.begin');
  await tester.screen.fill('security.password', passwordOf('downline'));
  await tester.screen.press('security.closing.submit');
}

runPathTests<Whole>(
  'portal',
  portalDriver,
  {
    openings: {
      'a visitor arrives': { input: 'in Bengali', environment: begins, open: arrives() },
      'a player comes back': {
        input: 'in Bengali',
        environment: { ...begins, user: 'player' },
        open: arrives('player'),
      },
      'a player without a balance comes back': {
        input: 'in Bengali',
        environment: { ...begins, user: 'pauper' },
        open: arrives('downline'),
      },
      'a visitor follows a link to my account': {
        input: 'in Bengali',
        environment: asks('securityCenter', begins, [MY_ACCOUNT, ABSENT]),
        open: arrives(undefined, LINK),
      },
      'a player follows a link to my account': {
        input: 'in Bengali',
        environment: asks('securityCenter', { ...begins, user: 'player' }, [MY_ACCOUNT, PRESENT]),
        open: arrives('player', LINK),
      },
      'a newcomer loads the page again': {
        input: 'in Bengali',
        environment: { ...begins, over: 'log-in', next: [CHANGE_LEFT, ABSENT, 'place.opened: the login'] },
        open: arrives('firsttime'),
      },
      'a visitor follows a mailed link': {
        input: 'in Bengali',
        environment: { ...begins, over: 'reset' },
        open: async (tester) => tester.page.goto(`/resetPassword#${await mailsLink(tester)}`),
      },
    },
    acts: ['logout'],
    waits: ({ event }, { reading }) => (event.type === 'site.opened' && reading ? 'systemStatus' : undefined),
    due: (move, { environment }) => environment.next[0] === nameOf(move),
    after: (move, { value, context, environment }) => after(move, { value: Object(value), context, environment }),
    causes: {
      'site.opened': async ({ gateway, edge }, { loginFirst }) => {
        await gateway.ops('flag', 'LOGINHOME', loginFirst ? 'on' : 'off');
        await edge.comes('systemStatus');
        await edge.release('systemStatus');
      },
      'call.unavailable': triggerPlatformClosed,
      'call.unauthorised': (tester) => losesSession(tester, 'refused'),
      'session.lost': (tester) => losesSession(tester, 'ranOut'),
      'language.failed': async ({ edge, screen }) => {
        await edge.rests();
        await edge.cut('chunk');
        await screen.choose('header.language', 'English');
        await screen.sees('status', 'told.networkAbnormal');
        await edge.cut();
      },
      'login.completed': async (tester, { begun, reset }) => {
        if (reset) return recoversByPhone(tester);
        if (begun) {
          await tester.screen.visit('/?dialog=freeTrial');
          await tester.screen.press('freeTrial.submit');
          return tester.screen.sees('button', 'header.logout');
        }
        await tester.screen.visit('/?dialog=login');
        await sendsLogin(tester, 'expired');
        return changesDuePassword(tester);
      },
      'place.left': async ({ screen }) => screen.press('common.close'),
      'place.ended': async (tester, { ending: { report, next } }) => {
        if (next?.to === 'register') return tester.page.locator('.register-now a').press('Enter');
        if (next) return tester.screen.press('login.forgot');
        if (report.type === 'account.closed') return closesAccount(tester);
        const { account } = report.account;
        if (report.changed) await tester.gateway.ops('expire-password', account);
        await sendsLogin(tester, account);
        if (report.changed) await changesDuePassword(tester);
        return tester.screen.hides('dialog', 'login.title');
      },
      'password.changed': (tester, { account }) => changesPassword(tester, account === null),
      'password.reset': async (tester) => {
        await typesNewPassword(tester);
        await tester.screen.press('reset.submit');
      },
      'account.excluded': async ({ screen }) => {
        await screen.visit('/?dialog=memberCentre&page=limits');
        await excludesSelf(undefined, screen);
      },
    },
    tolerates: [
      ['memberInfo', 403],
      ['balance', 503],
      ['balance', 401],
    ],
  },
  { languages: ['bn'] },
);
