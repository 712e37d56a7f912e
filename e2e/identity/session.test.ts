import type { AnyEventObject } from 'xstate';
import { SETTINGS } from '../../src/contract';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import { sessionDriver } from '../../tests/drivers/identity/session.driver';
import { runPathTests } from '../harness/path-tests';
import { isToldClosed } from '../harness/people';
import { STILL } from '../harness/tabs';
import type { Tester } from '../harness/tester';
import { clientAt, logInAt } from '../harness/wire';

type Who = {
  /** The tab's account; a newcomer must change the password first. */
  who: 'nobody' | 'player' | 'agent' | 'trial' | 'newcomer';
  guarded: boolean;
  /** The platform's clock was moved: what the page seals from now on is too old. */
  late: boolean;
  /** The latest end of the session comes before it would be idle for too long. */
  latest: boolean;
  /** A member is logged in in another tab, too. */
  other: boolean;
};

const begins: Who = { who: 'nobody', guarded: false, late: false, latest: false, other: false };
const found: Record<string, Who['who']> = {
  'no token': 'nobody',
  'a player': 'player',
  'an agent': 'agent',
  'a trial account': 'trial',
  'a password that must be changed': 'newcomer',
};
const MINUTE = 60;
/** The other tabs in which somebody is logged in. */
const others = new WeakMap<Tester, Tester>();

const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
};
/** A session that was used all day: it ends in less time than one may be idle. */
async function arrivesLate(tester: Tester) {
  const { gateway, page } = tester;
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  const token = await tester.isLoggedIn('player');
  for (let halves = 0; halves < 24; halves += 1) {
    await gateway.ops('clock', '+29m');
    await fetch(`${gateway.url}/wps/member/info`, { headers: { Authorization: `Bearer ${token}` } });
  }
  await page.goto('/');
}
async function arrivesOnTrial(tester: Tester) {
  await tester.keepsSession(await clientAt(tester.gateway).client.freePlay({ os: 'Linux', platform: 'desktop' }));
  await tester.page.goto('/');
}

/** Where the two regions of a session that is held stand. */
function held(value: unknown): { account?: unknown; time?: unknown } {
  const { account, time } = Object(Object(value).held);
  return { account, time: Object(time).running ?? time };
}

/** Returns whether an event can come now: what is in the header is out of reach under a notice. */
function comes(
  { type }: AnyEventObject,
  said: string | undefined,
  value: unknown,
  { who, guarded, late, latest, other }: Who,
): boolean {
  const visiting = Object(value).visitor !== undefined;
  const { account, time } = held(value);
  // While it is there, it would be seen again after whatever this tab does.
  if (type === 'login.seen' || type === 'login.gone')
    return visiting && !late && !guarded && other === (type === 'login.gone');
  if (other) return type === 'permission.asked';
  if (type === 'session.opened') return visiting && !late && !guarded;
  if (type === 'permission.asked' && visiting) return !guarded;
  if (who === 'nobody' || account === undefined) return false;
  if (type === 'time.ticked') return said === (latest ? 'the latest end' : 'idle for long') && time !== 'told';
  if (type === 'time.renewed' || type === 'session.prolonged' || type === 'notice.acknowledged') return true;
  const unwarned = time === 'learning' || time === 'unknown' || time === 'enough' || time === 'told';
  // With the gate locked, a session's end leads to the log-in, which is of the portal's paths.
  if (type === 'time.over') return time === 'enough' && !guarded;
  return unwarned && (!guarded || type === 'session.queried');
}

/** Leaves the session in another tab that shares it, or only uses it there. */
async function elsewhere(tester: Tester, leaves: boolean) {
  const tab = await tester.opensTab({ duplicate: true });
  await tab.page.goto('/');
  await tab.screen.sees('button', 'header.logout');
  if (leaves) {
    await tab.screen.press('header.logout');
    await tab.screen.press('logout.confirm');
    await tab.screen.sees('form', 'header.quickLogin');
  }
  // What it is used for has been answered: that is what this tab is told of.
  await tab.edge.rests();
  await tab.page.close();
}

const ADDRESSES = { member: 'memberCentre', agent: 'agentCentre', any: 'launch&id=lab-nothing' } as const;
const TITLES = { member: 'memberCentre.title', agent: 'agentCentre.title', any: 'launch.title' } as const;

/** Asks for a centre, or for a game. It opens, or the log-in does, or a warning; whichever it is, it is left again. */
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
  // The address asks again for as long as it names the centre.
  await screen.visit('/');
  if (warned) await screen.press('in_increase_submit');
  await screen.hides('alertdialog');
  await screen.hides('dialog');
}

runPathTests<Who>('session', sessionDriver, {
  openings: {
    'a visitor arrives': { world: begins, open: arrives() },
    'a player comes back': { world: { ...begins, who: 'player' }, open: arrives('player') },
    'an agent comes back': { world: { ...begins, who: 'agent' }, open: arrives('agent') },
    'a trial goes on': { world: { ...begins, who: 'trial' }, open: arrivesOnTrial },
    'a newcomer loads the page again': { world: { ...begins, who: 'newcomer' }, open: arrives('firsttime') },
    'a player comes back in the evening': { world: { ...begins, who: 'player', latest: true }, open: arrivesLate },
  },
  waits({ invoke }, { who }) {
    if (invoke === 'restoreSession') return who === 'nobody' ? undefined : 'memberInfo';
    if (invoke === 'leaveChange') return 'logOut';
    return invoke === 'learnTime' || invoke === 'prolongSession' ? 'prolongSession' : undefined;
  },
  after({ kind, event, sample }, { value, world }) {
    if (sample?.of === 'restoreSession') {
      const one = found[sample.class];
      if (one) return one === world.who ? world : undefined;
      return world.who === 'nobody' ? undefined : { ...world, late: sample.class === 'token no longer good' };
    }
    if (sample?.of === 'leaveChange') return { ...world, who: 'nobody' };
    if (sample?.of === 'forgetSession') return { ...world, who: 'nobody', latest: false };
    if (kind !== 'event') return world;
    if (!comes(event, sample?.class, value, world)) return undefined;
    if (event.type === 'session.opened')
      return { ...world, who: found[`${sample?.class.replace('by ', '')}`] ?? 'nobody' };
    if (event.type === 'login.seen' || event.type === 'login.gone')
      return { ...world, other: event.type === 'login.seen' };
    if (event.type === 'session.ended') return { ...world, who: 'nobody', latest: false };
    return event.type === 'session.queried' ? { ...world, guarded: true } : world;
  },
  // What passes for the player passes for the platform.
  async prepare({ gateway }, { event }) {
    if (event.type.startsWith('xstate.after.timeInterval')) await gateway.ops('clock', '+60s');
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
      // While a dialog is open nobody sees whether the header is a visitor's still.
      await screen.sees('button', 'header.logout');
    },
    'session.ended': async ({ screen }) => {
      await screen.press('header.logout');
      await screen.press('logout.confirm');
    },
    'session.refused': async (tester) => {
      // Before anything that is still to be read tells it.
      await tester.screen.sees('button', 'header.balance.refresh');
      await tester.isLoggedOutElsewhere();
      await tester.screen.press('header.balance.refresh');
    },
    'permission.asked': (tester, { centre }) => asks(tester, centre),
    'session.queried': async (tester) => {
      await tester.gateway.ops('flag', 'LOGINHOME', 'on');
      await isToldClosed(tester);
    },
    // The first time it is long until then; after that they come each second.
    'time.ticked': async (tester, { left }) => {
      await tester.edge.rests();
      const warned = tester.page.getByRole('alertdialog');
      if (await warned.isVisible()) await tester.waits(1);
      else await tester.waits((left.final ? 22.5 : 28.5) * MINUTE);
    },
    'login.seen': async (tester) => {
      const tab = await tester.opensTab();
      await tab.page.goto(STILL);
      await tab.keepsSession(await logInAt(tester.gateway, 'downline'));
      await tab.page.goto('/');
      await tab.screen.sees('button', 'header.logout');
      others.set(tester, tab);
    },
    'login.gone': async (tester) => {
      const tab = others.get(tester);
      await tab?.edge.rests();
      // What a page writes as it is left comes through; what one writes as its tab is closed by a test need not.
      await tab?.page.goto(STILL);
      await tab?.page.close();
    },
    'time.renewed': (tester) => elsewhere(tester, false),
    'tab.ended': (tester) => elsewhere(tester, true),
    'time.over': async (tester) => {
      await tester.waits(31 * MINUTE);
      // The log-in opens over the page; who leaves it sees a visitor's.
      await tester.screen.sees('dialog', 'login.title');
      await tester.screen.press('common.close');
      await tester.screen.hides('dialog');
    },
  },
  tolerates: [
    ['memberInfo', 403],
    ['gameDetail', 404],
    ['prolongSession', 401],
    ['balance', 503],
    ['balance', 401],
  ],
});
