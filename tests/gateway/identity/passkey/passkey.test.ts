import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { passkeyChallenges, passkeys as table } from '../../../../src/gateway/identity/passkey/tables';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';
import { device, passkeys, RIGHT, signedBy } from './support';

const gateway = await startModules();
const { as, holder, logIn } = passkeys(gateway);
beforeEach(async () => {
  await gateway.reset();
  await gateway.ctx.db.execute('truncate allowances, outbox_messages');
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  gateway.visitor.ip = '203.0.113.7';
});
afterAll(() => gateway.close());

const expired = { status: 422, code: 'passkey.expired' };
const rejection = { status: 422, code: 'passkey.refused' };
const start = { password: RIGHT };
const readEvents = async () =>
  (await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id)).map(
    ({ kind, outcome }) => `${kind} ${outcome}`,
  );

describe('stored passkeys [own.passkey.managed]', () => {
  test('are added, named and removed with the password [own.passkey.managed own.security.password-required]', async () => {
    const { owner, phone } = await holder('player', { synced: true });
    const { list } = await owner.passkeyList();
    expect(list).toEqual([
      { id: expect.any(String), name: '', synced: true, createdAt: expect.any(Number), lastUsedAt: null },
    ]);
    const { id = '' } = list[0] ?? {};
    await owner.namePasskey({ id, name: '  My phone ' });
    expect((await owner.passkeyList()).list[0]?.name).toBe('My phone');
    expect((await owner.securityOverview()).passkeys).toBe(1);
    await expect(owner.removePasskey({ id, password: 'wrong' })).rejects.toMatchObject({
      code: 'security.wrongPassword',
    });
    await expect(owner.removePasskey({ id, password: RIGHT })).rejects.toMatchObject({
      status: 403,
      code: 'factor.required',
    });
    await owner.removePasskey({ id, password: RIGHT, factor: await signedBy(phone, owner) });
    expect((await owner.passkeyList()).list).toEqual([]);
    await expect(owner.namePasskey({ id, name: 'x' })).rejects.toMatchObject({ status: 404, code: 'passkey.unknown' });
    expect((await owner.messages({})).list.map(({ lines }) => lines[0])).toEqual([
      'Your account can no longer be logged in to with this passkey: My phone.',
      'Your account can now be logged in to with this passkey: Unknown device.',
    ]);
  });

  test('adding one requires the password, and wrong ones count as failures [own.security.password-required]', async () => {
    const owner = await as();
    await expect(owner.beginPasskey({ password: 'wrong' })).rejects.toMatchObject({ code: 'security.wrongPassword' });
    expect(await gateway.ctx.db.select().from(passkeyChallenges)).toEqual([]);
  });

  test('with a second factor, a fresh one is required: a passkey logs in without it [asvs 6.3.4]', async () => {
    const owner = await as();
    const { secret } = await owner.beginTotp(start);
    const code = async () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (await gateway.ctx.now()).getTime() });
    await owner.confirmTotp({ code: await code() });
    expect((await owner.passkeyList()).factorAsked).toBe('code');
    await expect(owner.beginPasskey(start)).rejects.toMatchObject({ status: 403, code: 'factor.required' });
    await expect(owner.beginPasskey({ ...start, factor: { kind: 'totp', answer: '000000' } })).rejects.toMatchObject({
      code: 'totp.wrong',
    });
    await gateway.later(60_000);
    const phone = device();
    await owner.addPasskey(
      phone.make(await owner.beginPasskey({ ...start, factor: { kind: 'totp', answer: await code() } })),
    );
    // It needs no other factor.
    expect((await logIn(phone)).userInfo.userName).toBe('player');
  });

  test('a challenge is valid once, for five minutes, and stored as a hash [asvs 6.5.1 6.5.5]', async () => {
    const owner = await as();
    const phone = device();
    const creationOptions = await owner.beginPasskey(start);
    expect(JSON.stringify(await gateway.ctx.db.select().from(passkeyChallenges))).not.toContain(
      creationOptions.challenge,
    );
    await gateway.later(301_000);
    await expect(owner.addPasskey(phone.make(creationOptions))).rejects.toMatchObject(expired);
    const again = await owner.beginPasskey(start);
    await owner.addPasskey(phone.make(again));
    await expect(owner.addPasskey(device().make(again))).rejects.toMatchObject(expired);
  });

  test('a challenge of another account or session is rejected [asvs 6.6.2 8.2.2]', async () => {
    const creationOptions = await (await as()).beginPasskey(start);
    await expect((await as('agent')).addPasskey(device().make(creationOptions))).rejects.toMatchObject(expired);
    await expect((await as()).addPasskey(device().make(creationOptions))).rejects.toMatchObject(expired);
    const forLogin = await gateway.client.beginPasskeyLogin();
    await expect(
      (await as()).addPasskey(device().make({ ...creationOptions, challenge: forLogin.challenge })),
    ).rejects.toMatchObject(expired);
  });

  test.each([
    ['of another site', { origin: 'http://localhost.evil.test' }],
    ['of another port', { origin: 'http://localhost:8080' }],
    ['without a finger or a PIN', { verified: false }],
  ])('rejects one %s', async (_what, ways) => {
    const owner = await as();
    await expect(owner.addPasskey(device().make(await owner.beginPasskey(start), ways))).rejects.toMatchObject(
      rejection,
    );
    expect((await owner.passkeyList()).list).toEqual([]);
  });

  test('a registered device cannot be added again to any account', async () => {
    const { owner, phone } = await holder();
    const creationOptions = await owner.beginPasskey({ ...start, factor: await signedBy(phone, owner) });
    expect(creationOptions.excludeCredentials).toEqual([
      { id: phone.id, type: 'public-key', transports: ['internal'] },
    ]);
    await expect(owner.addPasskey(phone.make(creationOptions))).rejects.toMatchObject({
      status: 409,
      code: 'passkey.taken',
    });
    const agent = await as('agent');
    await expect(agent.addPasskey(phone.make(await agent.beginPasskey(start)))).rejects.toMatchObject({
      code: 'passkey.taken',
    });
  });

  test('limits an account to ten, under concurrency too [asvs 2.3.2]', async () => {
    const { owner, phone } = await holder();
    const more = sql`select gen_random_uuid(), account_id, credential_id || n, rp_id, public_key, 0, transports, false, '', created_at`;
    await gateway.ctx.db.execute(sql`insert into passkeys (id, account_id, credential_id, rp_id, public_key, counter, transports, synced, name, created_at)
      ${more} from passkeys, generate_series(1, 8) n`);
    const optionSets = [];
    for (let i = 0; i < 3; i++)
      optionSets.push(await owner.beginPasskey({ ...start, factor: await signedBy(phone, owner) }));
    const outcomes = await Promise.all(
      optionSets.map((set) =>
        owner.addPasskey(device().make(set)).then(
          () => 'done',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect((await owner.passkeyList()).list).toHaveLength(10);
    await expect(owner.beginPasskey(start)).rejects.toMatchObject({ status: 409, code: 'passkey.tooMany' });
  });

  test('another player cannot see, name or remove one [asvs 8.2.2]', async () => {
    const { owner } = await holder();
    const { id = '' } = (await owner.passkeyList()).list[0] ?? {};
    const agent = await as('agent');
    expect((await agent.passkeyList()).list).toEqual([]);
    await expect(agent.namePasskey({ id, name: 'mine' })).rejects.toMatchObject({
      status: 404,
      code: 'passkey.unknown',
    });
    await expect(agent.removePasskey({ id, password: RIGHT })).rejects.toMatchObject({
      status: 404,
      code: 'passkey.unknown',
    });
    expect((await owner.passkeyList()).list[0]?.name).toBe('');
  });
});

describe('login by passkey [own.passkey.login]', () => {
  test('needs no username and no proof for a new address [own.passkey.login asvs 6.3.4]', async () => {
    const { owner, phone } = await holder();
    await setModule(gateway.ctx, 'IPVERIF', true);
    gateway.visitor.ip = '198.51.100.9';
    const { token, userInfo, passwordExpired } = await logIn(phone);
    expect([userInfo.userName, passwordExpired]).toEqual(['player', false]);
    expect((await gateway.as(token).passkeyList()).list[0]?.lastUsedAt).toEqual(expect.any(Number));
    // The address becomes registered.
    const { id = '' } = (await owner.passkeyList()).list[0] ?? {};
    await owner.removePasskey({ id, password: RIGHT, factor: await signedBy(phone, owner) });
    await gateway.client.logIn({ username: 'player', password: RIGHT });
  });

  test('ignores password expiry; a first login must still set a password [own.passkey.login]', async () => {
    const { phone } = await holder();
    await gateway.ctx.db.execute(
      `update accounts set password_expired = true, first_time_login = true where user_name = 'player'`,
    );
    const { token, ...loginResponse } = await logIn(phone);
    expect(loginResponse).toMatchObject({ passwordExpired: false, passwordDefault: false, firstTimeLogin: true });
    await expect(gateway.as(token).passkeyList()).rejects.toMatchObject({ code: 'session.passwordDue' });
  });

  test('the challenge is the same for everyone and lists no credentials [asvs 6.3.8]', async () => {
    const before = await gateway.client.beginPasskeyLogin();
    await holder();
    const after = await gateway.client.beginPasskeyLogin();
    expect({ ...after, challenge: '' }).toEqual({ ...before, challenge: '' });
    expect(before).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test('returns the same response to unknown, removed and wrong signatures [asvs 6.3.8]', async () => {
    const { owner, phone } = await holder();
    const stranger = device();
    await expect(logIn(stranger, { userHandle: 'c29tZWJvZHk' })).rejects.toMatchObject(rejection);
    const passkeyRequest = await gateway.client.beginPasskeyLogin();
    const forged = phone.sign(passkeyRequest);
    const wrong = stranger.sign(passkeyRequest).response.signature;
    await expect(
      gateway.client.passkeyLogin({ ...forged, response: { ...forged.response, signature: wrong } }),
    ).rejects.toMatchObject(rejection);
    const { id = '' } = (await owner.passkeyList()).list[0] ?? {};
    await owner.removePasskey({ id, password: RIGHT, factor: await signedBy(phone, owner) });
    await expect(logIn(phone)).rejects.toMatchObject(rejection);
  });

  test.each([
    ['of another site', { origin: 'https://localhost.evil.test' }],
    ['without a finger or a PIN', { verified: false }],
    ['for another user', { userHandle: 'c29tZWJvZHk' }],
  ])('rejects a signature %s', async (_what, ways) => {
    const { phone } = await holder();
    await expect(logIn(phone, ways)).rejects.toMatchObject(rejection);
  });

  test('fifty concurrent uses of one signature: exactly one succeeds [asvs 6.5.1 2.3.4]', async () => {
    const { phone } = await holder();
    const signed = phone.sign(await gateway.client.beginPasskeyLogin());
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        gateway.client.passkeyLogin(signed).then(
          () => 'done',
          ({ status, code }) => `${status} ${code}`,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', '422 passkey.expired']));
  });

  test('a challenge expires after five minutes and is bound to address and purpose [asvs 6.5.5 6.6.2]', async () => {
    const { owner, phone } = await holder();
    const late = await gateway.client.beginPasskeyLogin();
    await gateway.later(301_000);
    await expect(gateway.client.passkeyLogin(phone.sign(late))).rejects.toMatchObject(expired);
    const here = await gateway.client.beginPasskeyLogin();
    gateway.visitor.ip = '198.51.100.9';
    await expect(gateway.client.passkeyLogin(phone.sign(here))).rejects.toMatchObject(expired);
    gateway.visitor.ip = '203.0.113.7';
    const { challenge } = await owner.beginPasskey({ ...start, factor: await signedBy(phone, owner) });
    await expect(gateway.client.passkeyLogin(phone.sign({ ...here, challenge }))).rejects.toMatchObject(expired);
  });

  test('a counter that does not advance means a copied key: rejected and logged', async () => {
    const { phone } = await holder();
    await logIn(phone, { counter: 9 });
    await expect(logIn(phone, { counter: 9 })).rejects.toMatchObject({ status: 422, code: 'passkey.copied' });
    await expect(logIn(phone, { counter: 0 })).rejects.toMatchObject({ status: 422, code: 'passkey.copied' });
    await logIn(phone, { counter: 10 });
    expect((await readEvents()).filter((event) => event === 'passkey.signIn passkey.copied')).toHaveLength(2);
  });

  test('concurrent signatures with one count: one succeeds', { tags: ['extended'] }, async () => {
    const { phone } = await holder();
    const passkeyRequests = await Promise.all(Array.from({ length: 10 }, () => gateway.client.beginPasskeyLogin()));
    const tries = passkeyRequests.map((request) =>
      gateway.client.passkeyLogin(phone.sign(request, { counter: 5 })).then(
        () => 'done',
        ({ code }) => code,
      ),
    );
    expect((await Promise.all(tries)).sort()).toEqual(['done', ...Array(9).fill('passkey.copied')]);
  });

  test('a device without a counter can be used repeatedly', { tags: ['extended'] }, async () => {
    const { phone } = await holder();
    for (let i = 0; i < 3; i++) await logIn(phone, { counter: 0 });
  });

  test('rejects a blocked account', async () => {
    const { phone } = await holder();
    await gateway.ctx.db.execute(`update accounts set blocked = true where user_name = 'player'`);
    await expect(logIn(phone)).rejects.toMatchObject({ status: 403, code: 'auth.blocked' });
  });

  test('adding, removing and logins are logged without signatures [asvs 16.3.1 16.3.2]', {
    tags: ['extended'],
  }, async () => {
    const { owner, phone } = await holder();
    await logIn(phone);
    await logIn(device(), { userHandle: 'c29tZWJvZHk' }).catch(() => {});
    const { id = '' } = (await owner.passkeyList()).list[0] ?? {};
    await owner.removePasskey({ id, password: RIGHT, factor: await signedBy(phone, owner) });
    expect(await readEvents()).toEqual([
      'session.signIn done',
      'security.passkeyBegin done',
      'security.passkeyAdd done',
      'passkey.signIn done',
      'passkey.signIn passkey.refused',
      'security.passkeyFactor done',
      'security.passkeyRemove done',
    ]);
    const player = await accountByName(gateway.ctx.db, 'player');
    const events = await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id);
    expect(events.find(({ kind }) => kind === 'passkey.signIn')?.accountId).toBe(player?.id);
    expect(JSON.stringify(events)).not.toContain(phone.id);
  });
});

describe('hosts without passkeys', () => {
  const beginLoginAt = (host: string) =>
    gateway.server.inject({ method: 'POST', url: '/wps/session/login/passkey/begin', headers: { host } });

  test.each(['evil.test', 'localhost.evil.test', '127.0.0.1:3000', '[::1]'])(
    'rejects a foreign host or an IP address: %s',
    async (host) => {
      const { statusCode, json } = await beginLoginAt(host);
      expect([statusCode, json().code]).toEqual([403, 'passkey.unavailable']);
    },
  );

  test('a local host with a port is supported', async () => {
    expect((await beginLoginAt('localhost:3000')).json().value.rpId).toBe('localhost');
  });
});

test('purges expired challenges', async () => {
  await gateway.client.beginPasskeyLogin();
  await gateway.later(301_000);
  const { purgePasskeyChallenges } = await import('../../../../src/gateway/identity/passkey/challenges');
  await purgePasskeyChallenges(gateway.ctx);
  expect(await gateway.ctx.db.select().from(passkeyChallenges)).toEqual([]);
  expect(await gateway.ctx.db.select().from(table)).toEqual([]);
});
