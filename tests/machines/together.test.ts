import { expect, test, vi } from 'vitest';
import type { Errand } from '../../machines/session/session.machine';
import type { MemberInfo } from '../../src/contract';
import { together, type World } from '../support/together';

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
  customerService: [],
  whiteLabel: [],
  loginFirst: false,
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const agentCentre: Errand = { centre: 'agent', page: 'agentTeamOverview' };
const home = { type: 'page.wanted', to: '/' };

/** Who is here; of somebody who is, what the account is. */
const standing = (value: unknown): unknown => Object(value).held?.account ?? value;

/** The portal in a world where nobody is logged in and everything works, but for what is said. */
function portalIn(world: Partial<World>) {
  const { portal, emitted } = together({
    status: async () => site,
    restore: async () => null,
    logIn: async () => entry,
    account: agent,
    ...world,
  });
  const { systemStatus, session, dialogs } = portal.getSnapshot().children;
  const shows = () => ({
    site: systemStatus?.getSnapshot().value,
    session: standing(session?.getSnapshot().value),
    dialog: dialogs?.getSnapshot().value,
    alert: portal.getSnapshot().value.alert,
    gate: portal.getSnapshot().value.gate,
  });
  const becomes = (expected: Partial<Record<keyof ReturnType<typeof shows>, unknown>>) =>
    vi.waitFor(() => expect(shows()).toMatchObject(expected), { interval: 2 });
  const logIn = async () => {
    const login = await vi.waitUntil(() => dialogs?.getSnapshot().children.entrance?.getSnapshot().children.login, { interval: 2 });
    await vi.waitFor(() => expect(login.getSnapshot().hasTag('form')).toBe(true), { interval: 2 });
    const mobile = { number: '', dialingCode: '880' };
    login.send({ type: 'form.submitted', form: { way: 'username', username: 'salma', mobile, remember: false } });
    return login;
  };
  return { portal, emitted, becomes, logIn, request: () => dialogs?.getSnapshot().context.request };
}

test('a protected action of a visitor opens the login and goes on after it, not home: s6.protected.no-token', async () => {
  const { portal, emitted, becomes, logIn, request } = portalIn({});
  await becomes({ site: { open: 'steady' }, session: 'visitor', dialog: 'closed' });
  portal.send({ type: 'action.requested', errand: agentCentre });
  await becomes({ dialog: 'entrance' });
  expect(emitted).toContainEqual({ type: 'told', message: 'session.needed' });
  await logIn();
  await becomes({ session: 'member', dialog: 'centre' });
  expect(request()).toEqual({ name: 'agentCentre', page: 'agentTeamOverview' });
  expect(emitted).not.toContainEqual(home);
});

test('a login with nothing waiting goes home: s2.navigation.after-login', async () => {
  const { portal, emitted, becomes, logIn } = portalIn({});
  portal.send({ type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } });
  await logIn();
  await becomes({ session: 'member', dialog: 'closed' });
  expect(emitted).toContainEqual(home);
  expect(emitted.at(-1)).toEqual({ type: 'address.changed', dialog: null });
});

test('a login that must not go on leaves no session: s4.forced-change.first-time', async () => {
  const { portal, emitted, becomes, logIn } = portalIn({ logIn: async () => ({ ...entry, firstTimeLogin: true }) });
  portal.send({ type: 'action.requested', errand: agentCentre });
  const login = await logIn();
  await vi.waitFor(() => expect(login.getSnapshot().children.entry?.getSnapshot().value).toBe('changingPassword'));
  portal.send({ type: 'leave.requested' });
  await becomes({ session: 'visitor', dialog: 'closed' });
  expect(portal.getSnapshot().value.errand).toBe('none');
  expect(emitted).not.toContainEqual(home);
});

test('an action that is asked for while the session is being restored waits, and opens its centre once', async () => {
  const { portal, emitted, becomes } = portalIn({ restore: async () => agent });
  portal.send({ type: 'action.requested', errand: agentCentre });
  await becomes({ session: 'member', dialog: 'centre', alert: 'none' });
  expect(emitted.filter(({ type }) => type === 'address.changed')).toEqual([{ type: 'address.changed', dialog: 'agentCentre' }]);
});

test('a member is kept out of the agent centre: s8.centre.need-true-account', async () => {
  const { portal, becomes } = portalIn({ restore: async () => ({ ...agent, type: 0 }) });
  portal.send({ type: 'action.requested', errand: agentCentre });
  await becomes({ session: 'member', dialog: 'closed', alert: 'needTrueAccount' });
});

const trial: MemberInfo = { ...agent, account: 'trial0000000007', type: 4 };

test('a free trial counts as logged in, closes what is open and goes home: s2.navigation.after-free-trial s4.free-trial.finish', async () => {
  const { portal, emitted, becomes } = portalIn({ account: trial });
  await becomes({ session: 'visitor', dialog: 'closed' });
  portal.send({ type: 'dialog.requested', request: { name: 'freeTrial' } });
  await becomes({ dialog: 'closed', session: 'trial' });
  expect(emitted).toContainEqual(home);
  expect(emitted.at(-1)).toEqual({ type: 'address.changed', dialog: null });
});

test.each<Errand>([{ centre: 'member', page: 'securityCenter' }, agentCentre])(
  'a trial is kept out of the $centre centre: s4.account-type.trial s6.protected.trial s8.centre.need-true-account',
  async (errand) => {
    const { portal, emitted, becomes } = portalIn({ account: trial });
    portal.send({ type: 'action.requested', errand });
    await becomes({ dialog: 'entrance' });
    portal.send({ type: 'dialog.requested', request: { name: 'freeTrial' } });
    await becomes({ dialog: 'closed', alert: 'needTrueAccount' });
    expect(emitted).not.toContainEqual(expect.objectContaining({ type: 'address.changed', dialog: `${errand.centre}Centre` }));
    portal.send({ type: 'alert.confirmed' });
    await becomes({ alert: 'none' });
    portal.send({ type: 'action.requested', errand });
    await becomes({ dialog: 'closed', alert: 'needTrueAccount' });
  },
);

test('a logout closes what is open and goes home: s4.logout.home', async () => {
  const { portal, emitted, becomes } = portalIn({ restore: async () => agent });
  portal.send({ type: 'action.requested', errand: agentCentre });
  await becomes({ dialog: 'centre' });
  portal.send({ type: 'logout.requested' });
  portal.getSnapshot().children.logout?.send({ type: 'logout.confirmed' });
  await becomes({ session: 'visitor', dialog: 'closed', alert: 'none' });
  expect(emitted).toContainEqual(home);
});

test('with the login first, the gate closes on visitors, opens to a login, and closes again: s2.guard.redirect-to-login', async () => {
  const { portal, emitted, becomes, logIn } = portalIn({ status: async () => ({ ...site, loginFirst: true }) });
  await becomes({ gate: { guarded: 'locked' } });
  expect(emitted).toContainEqual({ type: 'gate.closed' });
  portal.send({ type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } });
  await logIn();
  await becomes({ gate: { guarded: 'passing' } });
  portal.send({ type: 'logout.requested' });
  portal.getSnapshot().children.logout?.send({ type: 'logout.confirmed' });
  await becomes({ gate: { guarded: 'locked' } });
});

test('a session that is over is cleared and told: own.session.lost', async () => {
  const { portal, emitted, becomes } = portalIn({ restore: async () => agent });
  await becomes({ session: 'member' });
  portal.send({ type: 'call.unauthorised' });
  await becomes({ session: 'visitor' });
  expect(emitted).toContainEqual({ type: 'told', message: 'session.refused' });
});

test('a later 503 leads to the maintenance page: own.system-status.later-503', async () => {
  const replies = [site, { ...site, maintenance: true }];
  const { portal, becomes } = portalIn({ status: async () => replies.shift() ?? site });
  await becomes({ site: { open: 'steady' } });
  portal.send({ type: 'call.unavailable' });
  await becomes({ site: { maintenance: 'waiting' } });
});
