import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../../../src/contract/endpoints';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { window } from '../social/support';
import { travels } from '../step-up/support';
import { startFreshGateway } from './support';

const RIGHT = 'Shapla#2026';
const NEW = 'a long one of my own';
const DUE = { kind: 'rejected', status: 403, code: 'session.passwordDue' };
const gateway = await startFreshGateway();

const logIn = async (username: string, password = RIGHT) => (await gateway.client.logIn({ username, password })).token;
const request = async (token: string, { method, path }: Endpoint) => {
  const headers = { authorization: `Bearer ${token}` };
  const payload = method === 'GET' || method === 'DELETE' ? undefined : {};
  const { statusCode, body } = await gateway.server.inject({ method, url: path, headers, payload });
  return `${statusCode} ${JSON.parse(body).code}`;
};
const change = (token: string, oldPassword = RIGHT) =>
  gateway.as(token).changePassword({ oldPassword, newPassword: NEW, confirmNewPassword: NEW });
/** Makes the demo's player, who has a number and may be linked, a first-time login. */
const makeNewcomer = () =>
  gateway.ctx.db.update(accounts).set({ firstTimeLogin: true }).where(eq(accounts.userName, 'player'));

describe('session that must change its password', () => {
  const inSession = Object.entries<Endpoint>(endpoints).filter(([, { token }]) => token === 'required');
  const open = ['changePassword', 'firstLogin', 'logOut', 'logOutByDelete', 'logOutByGet'];

  test.each(['firsttime', 'expired'])(
    'rejects every other call for %s [s4.forced-change.first-time s4.forced-change.expired]',
    async (username) => {
      const rejectedNames: string[] = [];
      const token = await logIn(username);
      for (const [name, endpoint] of inSession) {
        // A logout would end the session; `changePassword` and `firstLogin` reject an empty body.
        if (name.startsWith('logOut')) continue;
        if ((await request(token, endpoint)) === '403 session.passwordDue') rejectedNames.push(name);
      }
      expect(rejectedNames.sort()).toEqual(inSession.flatMap(([name]) => (open.includes(name) ? [] : name)).sort());
    },
  );

  test.each(['logOut', 'logOutByGet', 'logOutByDelete'] as const)('%s ends it', async (call) => {
    const token = await logIn('expired');
    await gateway.as(token)[call]();
    await expect(gateway.as(token).memberInfo()).rejects.toMatchObject({ status: 401, code: 'session.ended' });
  });

  test('counts as no session for calls with an optional session', async () => {
    const newcomer = gateway.as(await logIn('firsttime'));
    expect(await newcomer.changeLanguage({ language: 'en' })).toBeNull();
    await expect(newcomer.socialBegin({ provider: 'google', purpose: 'link' })).rejects.toMatchObject({
      code: 'session.required',
    });
    const [row] = await gateway.ctx.db.select().from(accounts).where(eq(accounts.userName, 'firsttime'));
    expect(row?.language).not.toBe('en');
  });
});

test.each([
  ['s4.forced-change.first-time', 'firsttime', RIGHT],
  ['s4.forced-change.expired', 'expired', RIGHT],
  ['s4.login.default-password', 'default', 'Default#1'],
])('%s: after the change, the session of %s is complete', async (_id, username, typed) => {
  const token = await logIn(username, typed);
  await expect(gateway.as(token).memberInfo()).rejects.toMatchObject(DUE);
  await expect(change(token, 'not the old one')).rejects.toMatchObject({ code: 'password.old' });
  await expect(gateway.as(token).balance()).rejects.toMatchObject(DUE);
  await change(token, typed);
  expect((await gateway.as(token).memberInfo()).account).toBe(username);
  expect((await gateway.as(await logIn(username, NEW)).memberInfo()).account).toBe(username);
});

test('the rejection explains the next step in both languages', async () => {
  const token = await logIn('expired');
  const messageIn = async (language: string) => {
    const headers = { authorization: `Bearer ${token}`, language };
    return JSON.parse((await gateway.server.inject({ url: endpoints.memberInfo.path, headers })).body).message;
  };
  expect([await messageIn('en'), await messageIn('bn')]).toEqual([
    'Choose a new password to continue.',
    'চালিয়ে যেতে নতুন পাসওয়ার্ড দিন।',
  ]);
});

test('with the module off, an expired password has no effect [s6.flag.forced-password-change]', async () => {
  await setModule(gateway.ctx, 'FORCEPASSCHNG', false);
  expect((await gateway.as(await logIn('expired')).memberInfo()).account).toBe('expired');
});

describe('first login by every method [s4.forced-change.first-time]', () => {
  const number = { mobileNum: '01712345678', countryDialingCode: '880' };

  test('by code', async () => {
    await makeNewcomer();
    await gateway.client.sendLoginCode(number);
    const [sent] = await gateway.codes();
    const { token } = await gateway.client.logIn({
      username: number.mobileNum,
      password: sent?.code ?? '',
      type: 'sms',
    });
    await expect(gateway.as(token).memberInfo()).rejects.toMatchObject(DUE);
  });

  test('by provider', async () => {
    const player = gateway.as(await logIn('player'));
    const { linkId } = await player.offerLink(await window(gateway).come(player, 'Rahim', 'link'));
    await player.confirmLink({ linkId, password: RIGHT });
    await makeNewcomer();
    const come = await gateway.client.socialReturn(await window(gateway).come(gateway.client, 'Rahim'));
    if (!come.linked) throw new Error('they are linked');
    await expect(gateway.as(come.entry.token).memberInfo()).rejects.toMatchObject(DUE);
  });

  test('after another proof', { tags: ['extended'] }, async () => {
    await setModule(gateway.ctx, 'IPVERIF', true);
    const go = travels(gateway);
    await go.logIn();
    await makeNewcomer();
    const { challengeId } = await go.demanded();
    await gateway.client.sendProof({ challengeId, kind: 'sms' });
    const { token } = await gateway.client.answerProof({
      challengeId,
      kind: 'sms',
      answer: await go.code('+8801712345678'),
    });
    await expect(gateway.as(token).memberInfo()).rejects.toMatchObject(DUE);
  });
});

test('a login by code ignores an expired password [s4.login.expired-password]', async () => {
  await gateway.ctx.db.update(accounts).set({ passwordExpired: true }).where(eq(accounts.userName, 'player'));
  await gateway.client.sendLoginCode({ mobileNum: '01712345678', countryDialingCode: '880' });
  const [sent] = await gateway.codes();
  const { token } = await gateway.client.logIn({ username: '01712345678', password: sent?.code ?? '', type: 'sms' });
  expect((await gateway.as(token).memberInfo()).account).toBe('player');
});
