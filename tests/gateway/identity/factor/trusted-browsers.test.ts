import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { trustedBrowsers } from '../../../../src/gateway/identity/factor/tables';
import { purgeTrustedBrowsers } from '../../../../src/gateway/identity/factor/trusted-browsers';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { addsApp, currentAppCode, STEP } from '../../harness/app';
import { startModules } from '../../harness/modules';
import { guarded, PASSWORD } from './support';

const DAY = 86_400_000;
const gateway = await startModules();
const { client, ctx, credentials } = gateway;
const { asOwner, start, enrolled, linked, recoveries, rejectionOf, ways } = guarded(gateway);
beforeEach(start);
afterAll(() => gateway.close());

const proofRejection = { status: 403, code: 'login.proofRequired' };
const logIn = (username = 'player', password = PASSWORD) => client.logIn({ username, password });
type Enrolled = Awaited<ReturnType<typeof enrolled>>;

/** Logs in with the app and trusts the browser, instead of earlier ones. */
async function trusts({ freshFactor }: Pick<Enrolled, 'freshFactor'>, username = 'player') {
  credentials.trust = [];
  const { challengeId } = (await rejectionOf(logIn(username))).value;
  const { trustToken = '', token } = await client.answerProof({ challengeId, ...(await freshFactor()), trust: true });
  credentials.trust = [trustToken];
  return { trustToken, owner: gateway.as(token) };
}

test('a browser is trusted only on request [own.security.trusted-browsers]', async () => {
  const app = await enrolled();
  const { challengeId } = (await rejectionOf(logIn())).value;
  expect(await client.answerProof({ challengeId, ...(await app.freshFactor()) })).not.toHaveProperty('trustToken');
  expect(await ctx.db.select().from(trustedBrowsers)).toEqual([]);
});

test('a proof other than a factor does not trust the browser [own.security.trusted-browsers]', async () => {
  await setModule(ctx, 'IPVERIF', true);
  await logIn();
  gateway.visitor.ip = '198.51.100.9';
  const { challengeId } = (await rejectionOf(logIn())).value;
  await client.sendProof({ challengeId, kind: 'sms' });
  const answer = (await gateway.codes())[0]?.code ?? '';
  expect(await client.answerProof({ challengeId, kind: 'sms', answer, trust: true })).not.toHaveProperty('trustToken');
  gateway.visitor.ip = '203.0.113.7';
});

describe('a trusted browser needs no factor, another one does [own.security.trusted-browsers]', () => {
  test.each(Object.entries(ways))('%s', async (_name, way) => {
    const app = await enrolled();
    await linked(app.owner);
    const { trustToken } = await trusts(app);
    expect((await (await way())()).userInfo.userName).toBe('player');
    credentials.trust = ['x'.repeat(trustToken.length)];
    await gateway.later(61_000);
    expect(await rejectionOf((await way())())).toMatchObject(proofRejection);
  });

  test('from an unregistered address', async () => {
    await setModule(ctx, 'IPVERIF', true);
    await trusts(await enrolled());
    gateway.visitor.ip = '198.51.100.9';
    await logIn();
    gateway.visitor.ip = '203.0.113.7';
  });
});

test('trust ends after thirty days regardless of use [own.security.trusted-browsers]', async () => {
  await trusts(await enrolled());
  for (let day = 0; day < 29; day += 7) {
    await gateway.later(7 * DAY - 60_000);
    if (day < 28) await logIn();
  }
  expect(await rejectionOf(logIn())).toMatchObject(proofRejection);
  await purgeTrustedBrowsers(ctx);
  expect(await ctx.db.select().from(trustedBrowsers)).toEqual([]);
});

test('the token is random, stored as a hash, and does not log in by itself [asvs 7.2.2 7.2.3]', async () => {
  const { trustToken } = await trusts(await enrolled());
  expect(trustToken).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await ctx.db.select().from(trustedBrowsers))).not.toContain(trustToken);
  await expect(logIn('player', 'wrong')).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
  await expect(gateway.as(trustToken).memberInfo()).rejects.toMatchObject({ code: 'session.ended' });
});

test('the token of another account has no effect [asvs 8.2.2]', { tags: ['extended'] }, async () => {
  const app = await enrolled();
  const agent = gateway.as((await logIn('agent')).token);
  const { secret } = await addsApp(gateway, agent);
  await trusts(
    {
      freshFactor: async () => ({
        kind: 'totp',
        answer: await gateway.later(STEP).then(() => currentAppCode(gateway, secret)),
      }),
    },
    'agent',
  );
  expect(await rejectionOf(logIn())).toMatchObject(proofRejection);
  await logIn('agent');
  const [agents = ''] = credentials.trust ?? [];
  const { trustToken } = await trusts(app);
  credentials.trust = [trustToken, agents];
  for (const name of ['player', 'agent']) await logIn(name);
});

describe('end of trust [own.security.trusted-browsers asvs 7.4.3]', () => {
  test.each(Object.entries(recoveries))('after a recovery %s', async (_name, recover) => {
    await trusts(await enrolled());
    expect(await rejectionOf(logIn('player', await recover()))).toMatchObject(proofRejection);
  });

  test('after a password change', async () => {
    const { owner } = await trusts(await enrolled());
    await owner.changePassword({
      oldPassword: PASSWORD,
      newPassword: 'Kadam-phul 77',
      confirmNewPassword: 'Kadam-phul 77',
    });
    expect(await rejectionOf(logIn('player', 'Kadam-phul 77'))).toMatchObject(proofRejection);
  });

  test('after the app was replaced', { tags: ['extended'] }, async () => {
    const app = await enrolled();
    const { owner } = await trusts(app);
    await owner.removeTotp({ password: PASSWORD, factor: await app.freshFactor() });
    await gateway.later(2 * STEP);
    await addsApp(gateway, owner);
    expect(await rejectionOf(logIn())).toMatchObject(proofRejection);
  });
});

describe('trusted browsers in the list of sessions [asvs 7.5.1 7.5.2]', () => {
  test('shows browser and last use, and marks this one', async () => {
    const app = await enrolled();
    await trusts(app);
    await trusts(app);
    await gateway.later(DAY);
    const here = (await gateway.as((await logIn()).token).sessionList()).trusted;
    expect(here.map(({ current }) => current)).toEqual([true, false]);
    expect(here[0]).toMatchObject({ place: { ip: '203.0.113.7', country: 'BD' }, device: '' });
    expect((here[0]?.lastSeenAt ?? 0) - (here[1]?.lastSeenAt ?? 0)).toBeGreaterThan(DAY - 1);
    expect((here[0]?.endsAt ?? 0) - (here[0]?.createdAt ?? 0)).toBe(30 * DAY);
  });

  test('one can be ended with the password, but not one of another account', { tags: ['extended'] }, async () => {
    const { owner } = await trusts(await enrolled());
    const id = (await owner.sessionList()).trusted[0]?.id ?? '';
    const agent = gateway.as((await logIn('agent')).token);
    await expect(agent.endSessions({ id, password: PASSWORD })).rejects.toMatchObject({ status: 404 });
    await expect(owner.endSessions({ id, password: 'wrong' })).rejects.toMatchObject({
      code: 'security.wrongPassword',
    });
    await owner.endSessions({ id, password: PASSWORD });
    expect((await owner.sessionList()).trusted).toEqual([]);
    expect(await rejectionOf(logIn())).toMatchObject(proofRejection);
  });

  test('all other browsers can be ended', { tags: ['extended'] }, async () => {
    const app = await enrolled();
    const { trustToken: other } = await trusts(app);
    await trusts(app);
    await gateway.as((await logIn()).token).endSessions({ password: PASSWORD });
    await logIn();
    credentials.trust = [other];
    expect(await rejectionOf(logIn())).toMatchObject(proofRejection);
  });
});

test('ignores a malformed header', async () => {
  await enrolled();
  for (const sent of ['', 'x', 'é', 'x'.repeat(4_000)]) {
    const headers = { 'trusted-browser': sent };
    const payload = await gateway.sealed({ username: 'player', password: PASSWORD });
    const { statusCode, json } = await gateway.server.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers,
      payload,
    });
    expect([statusCode, json().code]).toEqual([403, 'login.proofRequired']);
  }
  expect(await asOwner().catch(({ code }) => code)).toBe('login.proofRequired');
});
