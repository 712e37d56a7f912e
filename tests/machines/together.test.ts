import { expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Seat } from '../../machines/platform/host/host.machine';
import type { MemberInfo } from '../../src/contract';
import { EVENT_CEILING } from '../harness/ceilings';
import { eventually } from '../harness/eventually';
import { type Environment, together } from '../harness/together';

const agent: MemberInfo = {
  id: '01890000-0000-7000-8000-0000000000ab',
  account: 'salma',
  nickname: 'Salma',
  type: 1,
  toUpline: false,
  clubLabel: { labelName: 'Gold', rankLevel: 3 },
  memberLabel: [],
};
const site = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 1_800_000_000_000,
  location: { ip: '198.51.100.4', country: 'BD' },
  resources: [],
  timeZone: 'Asia/Dhaka',
  registersHere: true,
  release: '',
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field' as const,
  customerService: [],
  gameTypes: [],
  gtagId: '',
  imageCDNs: [],
  logoutMethod: 'POST' as const,
  memberMenu: 14 as const,
  minimumAge: 18,
  whiteLabel: [],
  loginFirst: false,
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const agentCentre = { to: 'agentCentre' };
const myAccount = { to: 'securityCenter', centre: 'memberCentre' };
const home = { type: 'page.requested', to: '/' };
const requested = (place: { to: string; centre?: string }) => ({ type: 'place.requested', place }) as const;
const named = (to: string | null) => ({ type: 'address.changed', seat: 'dialog', to });
const toast = (kind: string) => ({ type: 'toast.requested', kind });

/** State of the session; for a logged-in user, the state of the account. */
const accountState = (value: unknown): unknown => Object(value).held ?? value;

/** Starts the portal for a visitor, with everything working except as overridden. */
function portalIn(environment: Partial<Environment>) {
  const { portal, emitted } = together({
    status: async () => site,
    restore: async () => null,
    logIn: async () => entry,
    news: async () => [],
    account: agent,
    ...environment,
  });
  const { systemStatus, session, gate } = portal.getSnapshot().children;
  const hostOf = (seat: Seat) => portal.getSnapshot().children[seat];
  const open = (seat: Seat) => hostOf(seat)?.getSnapshot().context.place?.to;
  const shows = () => ({
    site: systemStatus?.getSnapshot().value,
    session: accountState(session?.getSnapshot().value),
    dialog: open('dialog'),
    page: open('page'),
    lock: open('lock'),
    alert: portal.getSnapshot().value.alert,
    gate: gate?.getSnapshot().value,
  });
  const becomes = (expected: Partial<Record<keyof ReturnType<typeof shows>, unknown>>) =>
    eventually(() => expect(shows()).toMatchObject(expected));
  /** Logs in as `username`, in the slot with the open login. */
  const logIn = async (seat: Seat = 'dialog') => {
    const login: AnyActorRef = await vi.waitUntil(() => hostOf(seat)?.getSnapshot().children.content, {
      interval: 2,
      timeout: EVENT_CEILING,
    });
    await eventually(() => expect(login.getSnapshot().hasTag('form')).toBe(true));
    const mobile = { number: '', dialingCode: '880' };
    login.send({ type: 'form.submitted', form: { way: 'username', username: 'salma', mobile, remember: false } });
    return login;
  };
  const leave = (seat: Seat) => hostOf(seat)?.send({ type: 'leave.requested' });
  /** Lets the session expire. */
  const runOut = async () => {
    const time = () => session?.getSnapshot().children.sessionTime;
    await eventually(() => expect(time()?.getSnapshot().matches('running')).toBe(true));
    time()?.send({ type: 'time.expired' });
  };
  return { portal, emitted, becomes, logIn, leave, runOut, open };
}

test('a protected action opens the login and continues after it, not at home [s6.protected.no-token]', async () => {
  const { portal, emitted, becomes, logIn } = portalIn({});
  await becomes({ site: { open: 'steady' }, session: { visitor: 'loggedOut' }, dialog: undefined });
  portal.send(requested(agentCentre));
  await becomes({ dialog: 'login' });
  expect(emitted).toContainEqual(toast('session.needed'));
  await logIn();
  await becomes({ session: 'member', dialog: 'agentCentre' });
  expect(emitted).not.toContainEqual(home);
});

test('a visitor’s protected page opens with its centre after the login, and closes with it', async () => {
  const { portal, emitted, becomes, logIn, leave } = portalIn({});
  portal.send(requested(myAccount));
  await becomes({ dialog: 'login', page: undefined });
  await logIn();
  await becomes({ session: 'member', dialog: 'memberCentre', page: 'securityCenter' });
  expect(emitted).not.toContainEqual(home);
  leave('dialog');
  await becomes({ dialog: undefined, page: undefined });
});

test('another dialog replaces a centre and its page [s4.modal.by-name]', async () => {
  const { portal, becomes } = portalIn({ restore: async () => agent });
  portal.send(requested(myAccount));
  await becomes({ dialog: 'memberCentre', page: 'securityCenter' });
  portal.send(requested(agentCentre));
  await becomes({ dialog: 'agentCentre', page: undefined });
});

test('a login without a pending action goes home [s2.navigation.after-login]', async () => {
  const { portal, emitted, becomes, logIn } = portalIn({});
  portal.send(requested({ to: 'login' }));
  await logIn();
  await becomes({ session: 'member', dialog: undefined });
  expect(emitted).toContainEqual(home);
  expect(emitted).toContainEqual(named(null));
});

test('a login on the login page goes home as well [s2.navigation.after-login]', async () => {
  const { portal, emitted, becomes, logIn, open } = portalIn({});
  portal.getSnapshot().children.screen?.send(requested({ to: 'loginScreen' }));
  await logIn('screen');
  await becomes({ session: 'member', dialog: undefined });
  expect(open('screen')).toBeUndefined();
  expect(emitted).toContainEqual(home);
});

const news = [{ title: 'Boat race week', content: 'Twice the points.', date: '2026-11-20' }];

test('news open after a login [s4.login.after-login]', async () => {
  const { portal, becomes, logIn } = portalIn({ news: async () => news });
  portal.send(requested({ to: 'login' }));
  await logIn();
  await becomes({ session: 'member', dialog: 'afterLogin' });
  expect(portal.getSnapshot().children.dialog?.getSnapshot().context.place?.params).toEqual({ news });
});

test('news do not replace the centre that the login was requested for [s6.protected.no-token]', async () => {
  let bring = (_: typeof news) => {};
  const read = new Promise<typeof news>((resolve) => {
    bring = resolve;
  });
  const { portal, becomes, logIn, open } = portalIn({ news: () => read });
  portal.send(requested(myAccount));
  await becomes({ dialog: 'login' });
  await logIn();
  await becomes({ dialog: 'memberCentre', page: 'securityCenter' });
  bring(news);
  await eventually(() => expect(portal.getSnapshot().children.news?.getSnapshot().value).toBe('idle'));
  expect(open('dialog')).toBe('memberCentre');
});

test('a login that is not completed leaves no session [s4.forced-change.first-time]', async () => {
  const { portal, emitted, becomes, logIn, leave } = portalIn({
    logIn: async () => ({ ...entry, firstTimeLogin: true }),
  });
  portal.send(requested(agentCentre));
  const login = await logIn();
  const entryIn = () => login.getSnapshot().children.attempt?.getSnapshot().children.entry;
  await eventually(() => expect(entryIn()?.getSnapshot().value).toBe('changingPassword'));
  leave('dialog');
  await becomes({ session: { visitor: 'loggedOut' }, dialog: undefined });
  expect(portal.getSnapshot().value.pending).toBe('none');
  expect(emitted).not.toContainEqual(home);
});

test('an action requested during session restoration waits, and opens its centre only once', async () => {
  const { portal, emitted, becomes } = portalIn({ restore: async () => agent });
  portal.send(requested(agentCentre));
  await becomes({ session: 'member', dialog: 'agentCentre', alert: 'none' });
  expect(emitted.filter(({ type }) => type === 'address.changed')).toEqual([named('agentCentre')]);
});

test('a member cannot open the agent centre [s6.protected.centres]', async () => {
  const { portal, becomes } = portalIn({ restore: async () => ({ ...agent, type: 0 }) });
  portal.send(requested(agentCentre));
  await becomes({ session: 'member', dialog: undefined, alert: 'needTrueAccount' });
});

type Portal = ReturnType<typeof portalIn>['portal'];
const contentOf = (portal: Portal): Promise<AnyActorRef> =>
  vi.waitUntil(() => portal.getSnapshot().children.dialog?.getSnapshot().children.content, {
    interval: 2,
    timeout: EVENT_CEILING,
  });
/** Starts the trial in the free demo's dialog. */
const startsTrial = async (portal: Portal) => (await contentOf(portal)).send({ type: 'trial.requested' });
/** Selects the free demo in the login, and starts it. */
async function leadsToTrial(portal: Portal) {
  const login = await contentOf(portal);
  await eventually(() => expect(login.getSnapshot().hasTag('form')).toBe(true));
  login.send({ type: 'next.selected', next: { to: 'freeTrial' } });
  await eventually(async () => expect((await contentOf(portal)).getSnapshot().matches('offered')).toBe(true));
  await startsTrial(portal);
}

const trial: MemberInfo = { ...agent, account: 'trial0000000007', type: 4 };

test('a free trial logs in, closes everything and goes home [s2.navigation.after-free-trial s4.free-trial.finish]', async () => {
  const { portal, emitted, becomes } = portalIn({ account: trial });
  await becomes({ session: { visitor: 'loggedOut' }, dialog: undefined });
  portal.send(requested({ to: 'freeTrial' }));
  await becomes({ dialog: 'freeTrial', session: { visitor: 'loggedOut' } });
  await startsTrial(portal);
  await becomes({ dialog: undefined, session: 'trial' });
  expect(emitted).toContainEqual(home);
  expect(emitted).toContainEqual(named(null));
});

test.each([myAccount, agentCentre])(
  'a demo started from the login of a protected action goes home without a warning, and cannot open $to [s2.navigation.after-free-trial s4.free-trial.finish s4.account-type.trial s6.protected.trial]',
  async (place) => {
    const { portal, emitted, becomes } = portalIn({ account: trial });
    portal.send(requested(place));
    await becomes({ dialog: 'login' });
    await leadsToTrial(portal);
    await becomes({ dialog: undefined, session: 'trial', alert: 'none' });
    expect(emitted).toContainEqual(home);
    expect(emitted).not.toContainEqual(named('memberCentre'));
    expect(emitted).not.toContainEqual(named('agentCentre'));
    portal.send(requested(place));
    await becomes({ dialog: undefined, alert: 'needTrueAccount' });
  },
);

test('a logout closes what is open and goes home [s4.logout.home]', async () => {
  const { portal, emitted, becomes } = portalIn({ restore: async () => agent });
  portal.send(requested(myAccount));
  await becomes({ dialog: 'memberCentre', page: 'securityCenter' });
  portal.send({ type: 'logout.requested' });
  portal.getSnapshot().children.logout?.send({ type: 'logout.confirmed' });
  await becomes({ session: { visitor: 'loggedOut' }, dialog: undefined, page: undefined, alert: 'none' });
  expect(emitted).toContainEqual(home);
});

test('with login first, the gate opens on login only, and closes again [s2.guard.redirect-to-login]', async () => {
  const { portal, emitted, becomes, logIn } = portalIn({ status: async () => ({ ...site, loginFirst: true }) });
  await becomes({ gate: { guarded: 'locked' } });
  expect(emitted).toContainEqual({ type: 'gate.closed' });
  portal.send(requested({ to: 'login' }));
  await logIn();
  await becomes({ gate: { guarded: 'open' } });
  portal.send({ type: 'logout.requested' });
  portal.getSnapshot().children.logout?.send({ type: 'logout.confirmed' });
  await becomes({ gate: { guarded: 'locked' } });
});

test('a rejected session is cleared with a message, and its dialogs close [own.session.lost]', async () => {
  const { portal, emitted, becomes } = portalIn({ restore: async () => agent });
  portal.send(requested(myAccount));
  await becomes({ session: 'member', dialog: 'memberCentre', page: 'securityCenter' });
  portal.send({ type: 'call.unauthorised' });
  await becomes({ session: { visitor: 'loggedOut' }, dialog: undefined, page: undefined, lock: undefined });
  expect(emitted).toContainEqual(toast('session.refused'));
});

/** A member whose session has expired over a page of the member centre. */
async function lockedOut(environment: Partial<Environment> = {}) {
  const page = portalIn({ restore: async () => agent, ...environment });
  page.portal.send(requested(myAccount));
  await page.becomes({ session: 'member', dialog: 'memberCentre', page: 'securityCenter' });
  await page.runOut();
  return page;
}

test('after expiry, the login opens over the centre, which the same player keeps [own.session.ran-out]', async () => {
  const { emitted, becomes, logIn } = await lockedOut();
  await becomes({ session: { visitor: 'loggedOut' }, dialog: 'memberCentre', page: 'securityCenter', lock: 'login' });
  expect(emitted).toContainEqual(toast('session.ranOut'));
  await logIn('lock');
  await becomes({ session: 'member', dialog: 'memberCentre', page: 'securityCenter', lock: undefined });
  expect(emitted).not.toContainEqual(home);
});

test('after expiry, a login as another player closes the centre [own.session.ran-out]', async () => {
  const { emitted, becomes, logIn } = await lockedOut({ account: { ...agent, account: 'karim' } });
  await becomes({ lock: 'login' });
  await logIn('lock');
  await becomes({ session: 'member', dialog: undefined, page: undefined, lock: undefined });
  expect(emitted).toContainEqual(home);
});

test('after expiry, closing the login closes the centre [own.session.ran-out]', async () => {
  const { becomes, leave, emitted } = await lockedOut();
  await becomes({ lock: 'login' });
  leave('lock');
  await becomes({ session: { visitor: 'loggedOut' }, dialog: undefined, page: undefined, lock: undefined });
  expect(emitted).not.toContainEqual(home);
});

test('after expiry, login first shows only the gate [own.session.ran-out s2.guard.redirect-to-login]', async () => {
  const { becomes } = await lockedOut({ status: async () => ({ ...site, loginFirst: true }) });
  await becomes({
    session: { visitor: 'loggedOut' },
    gate: { guarded: 'locked' },
    dialog: undefined,
    page: undefined,
    lock: undefined,
  });
});

test('a later 503 leads to the maintenance page [own.system-status.later-503]', async () => {
  const replies = [site, { ...site, maintenance: true }];
  const { portal, becomes } = portalIn({ status: async () => replies.shift() ?? site });
  await becomes({ site: { open: 'steady' } });
  portal.send({ type: 'call.unavailable' });
  await becomes({ site: { maintenance: 'waiting' } });
});

test('a region block leads to its page [own.system-status.later-503 s4.system-status.restriction]', async () => {
  const replies = [site, { ...site, regionRestriction: true }];
  const { portal, becomes } = portalIn({ status: async () => replies.shift() ?? site });
  await becomes({ site: { open: 'steady' } });
  portal.send({ type: 'call.unavailable' });
  await becomes({ site: 'restricted' });
});
