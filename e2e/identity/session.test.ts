import type { AnyEventObject } from 'xstate';
import { SETTINGS } from '../../src/contract';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import { sessionDriver } from '../../tests/drivers/identity/session.driver';
import { runPathTests } from '../harness/path-tests';
import { triggerPlatformClosed } from '../harness/people';
import { arrives, elsewhere, runsOut } from '../harness/sessions';
import { STILL } from '../harness/tabs';
import type { Tester } from '../harness/tester';
import { clientAt, logInAt } from '../harness/wire';

type SessionEnvironment = {
  /** The tab's account; a newcomer must change the password first. */
  accountKind: 'nobody' | 'player' | 'agent' | 'trial' | 'newcomer';
  guarded: boolean;
  /** The platform's clock was moved, so payloads that the page seals from now on are too old. */
  late: boolean;
  /** A member is logged in in another tab, too. */
  other: boolean;
};

const begins: SessionEnvironment = { accountKind: 'nobody', guarded: false, late: false, other: false };
const found: Record<string, SessionEnvironment['accountKind']> = {
  'no token': 'nobody',
  'a player': 'player',
  'an agent': 'agent',
  'a trial account': 'trial',
  'a password that must be changed': 'newcomer',
};
/** Other tabs with a session. */
const others = new WeakMap<Tester, Tester>();

async function arrivesOnTrial(tester: Tester) {
  await tester.keepsSession(await clientAt(tester.gateway).client.freePlay({ os: 'Linux', platform: 'desktop' }));
  await tester.page.goto('/');
}

/** Returns whether an event is possible now. */
function comes(
  { type }: AnyEventObject,
  value: unknown,
  { accountKind, guarded, late, other }: SessionEnvironment,
): boolean {
  const visiting = Object(value).visitor !== undefined;
  // An existing one would be seen again after any action of this tab.
  if (type === 'login.observed' || type === 'login.missing')
    return visiting && !late && !guarded && other === (type === 'login.missing');
  if (other) return type === 'permission.requested';
  if (type === 'session.opened') return visiting && !late && !guarded;
  if (type === 'permission.requested' && visiting) return !guarded;
  if (accountKind === 'nobody' || Object(value).held === undefined) return false;
  // With the gate locked, a session's end leads to the login, which the portal's paths cover.
  return !guarded || type === 'session.queried';
}

const ADDRESSES = { member: 'memberCentre', agent: 'agentCentre', any: 'launch&id=lab-nothing' } as const;
const TITLES = { member: 'memberCentre.title', agent: 'agentCentre.title', any: 'launch.title' } as const;

/** Requests a centre or a game. It, the login or a warning opens, and is closed again. */
async function asks(tester: Tester, centre: 'member' | 'agent' | 'any') {
  const { screen } = tester;
  await tester.edge.rests();
  const { token, isAgent: type } = await tester.kept();
  await screen.visit(`/?dialog=${ADDRESSES[centre]}`);
  const warned = token !== undefined && centre !== 'any' && (type === '4' || (type === '0' && centre === 'agent'));
  if (!token) await screen.sees('dialog', 'login.title');
  else if (warned) await screen.sees('alertdialog', 'alert.needTrueAccount.title');
  else await screen.sees('dialog', TITLES[centre]);
  await tester.edge.rests();
  // The address repeats the request as long as it names the centre.
  await screen.visit('/');
  if (warned) await screen.press('in_increase_submit');
  await screen.hides('alertdialog');
  await screen.hides('dialog');
}

runPathTests<SessionEnvironment>('session', sessionDriver, {
  openings: {
    'a visitor arrives': { environment: begins, open: arrives() },
    'a player comes back': { environment: { ...begins, accountKind: 'player' }, open: arrives('player') },
    'an agent comes back': { environment: { ...begins, accountKind: 'agent' }, open: arrives('agent') },
    'a trial goes on': { environment: { ...begins, accountKind: 'trial' }, open: arrivesOnTrial },
    'a newcomer loads the page again': {
      environment: { ...begins, accountKind: 'newcomer' },
      open: arrives('firsttime'),
    },
  },
  waits({ invoke }, { accountKind }) {
    if (invoke === 'restoreSession') return accountKind === 'nobody' ? undefined : 'memberInfo';
    if (invoke === 'leaveChange') return 'logOut';
    return undefined;
  },
  after({ kind, event, sample }, { value, environment }) {
    if (sample?.of === 'restoreSession') {
      const failure = found[sample.class];
      if (failure) return failure === environment.accountKind ? environment : undefined;
      return environment.accountKind === 'nobody'
        ? undefined
        : { ...environment, late: sample.class === 'token invalid' };
    }
    if (sample?.of === 'leaveChange') return { ...environment, accountKind: 'nobody' };
    if (sample?.of === 'forgetSession') return { ...environment, accountKind: 'nobody' };
    if (kind !== 'event') return environment;
    if (!comes(event, value, environment)) return undefined;
    if (event.type === 'session.opened')
      return { ...environment, accountKind: found[`${sample?.class.replace('by ', '')}`] ?? 'nobody' };
    if (event.type === 'login.observed' || event.type === 'login.missing')
      return { ...environment, other: event.type === 'login.observed' };
    if (event.type === 'session.ended') return { ...environment, accountKind: 'nobody' };
    return event.type === 'session.queried' ? { ...environment, guarded: true } : environment;
  },
  causes: {
    'session.opened': async ({ screen }, { account }) => {
      if (account.type === SETTINGS.trialType) {
        await screen.press('header.freeDemo');
        await screen.press('freeTrial.submit');
      } else {
        await screen.fill('header.username', account.account);
        await screen.fill('header.password', passwordOf(account.account));
        await screen.press('header.login');
      }
      // An open dialog hides whether the header is still a visitor's.
      await screen.sees('button', 'header.logout');
    },
    'session.ended': async ({ screen }) => {
      await screen.press('header.logout');
      await screen.press('logout.confirm');
    },
    'session.rejected': async (tester) => {
      // Otherwise a request that home sends by itself would detect the logout, not the press.
      await tester.screen.sees('button', 'header.balance.refresh');
      await tester.edge.rests();
      await tester.isLoggedOutElsewhere();
      await tester.screen.press('header.balance.refresh');
    },
    'permission.requested': (tester, { centre }) => asks(tester, centre),
    'session.queried': async (tester) => {
      await tester.gateway.ops('flag', 'LOGINHOME', 'on');
      await triggerPlatformClosed(tester);
    },
    'login.observed': async (tester) => {
      const tab = await tester.opensTab();
      await tab.page.goto(STILL);
      await tab.keepsSession(await logInAt(tester.gateway, 'downline'));
      await tab.page.goto('/');
      await tab.screen.sees('button', 'header.logout');
      others.set(tester, tab);
    },
    'login.missing': async (tester) => {
      const tab = others.get(tester);
      await tab?.edge.rests();
      // Storage written when a page unloads is persisted; storage written when a test closes the tab may be lost.
      await tab?.page.goto(STILL);
      await tab?.page.close();
    },
    'tab.ended': (tester) => elsewhere(tester, true),
    'time.expired': runsOut,
  },
  tolerates: [
    ['memberInfo', 403],
    ['gameDetail', 404],
    ['prolongSession', 401],
    ['balance', 503],
    ['balance', 401],
  ],
});
