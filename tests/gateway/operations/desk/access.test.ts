import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { opsServer } from '../../../../src/gateway/operations/server';
import { codeOf, createOperator, type Desk, deskClient, openBrowser, PASSWORD, signedIn, startDesk } from './support';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());
let count = 0;
let name: string;
beforeEach(() => {
  count += 1;
  name = `operator-${count}`;
});

const MINUTE = 60_000;
const rejected = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
/** Opens a login whose password was right. */
const challengeOf = async () => (await deskClient(desk).logIn({ name, password: PASSWORD })).challenge;

test('a link enrols an operator with a password and an authenticator app, once [own.desk.enrolment]', async () => {
  await signedIn(desk, name, 'payments');
  const admin = { name: 'admin', role: 'admin' as const };
  const enrol = { command: 'operators', args: ['enrol', name], reason: 'a new colleague' };
  const { link } = Object(await perform(desk.ctx, admin, enrol));
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/desk\/enrol#[\w-]{43}$/);
  const token = new URL(link).hash.slice(1);
  const { client } = { client: deskClient(desk) };
  expect(await client.openEnrolment({ token })).toMatchObject({ name, role: 'clerk', passwordMin: 12 });
  for (const [password, code] of [
    ['eleven char', 'password.rule'],
    ['passwordpassword', 'password.common'],
    [`my ${name} is long`, 'password.own'],
  ] as const)
    expect(await rejected(client.setPassword({ token, password }))).toBe(`422 ${code}`);
  expect(await rejected(client.confirmAuthenticator({ token, code: '000000' }))).toBe('409 desk.passwordFirst');
  const { secret } = await client.setPassword({ token, password: 'nine slow ferries' });
  expect(await rejected(client.confirmAuthenticator({ token, code: 'abcdef' }))).toBe('422 totp.wrong');
  await client.confirmAuthenticator({ token, code: codeOf(secret, await desk.ctx.now()) });
  expect(await rejected(client.openEnrolment({ token }))).toBe('409 desk.enrolmentOver');

  expect(await rejected(client.logIn({ name, password: PASSWORD }))).toBe('401 desk.wrongCredentials');
  const { challenge } = await client.logIn({ name, password: 'nine slow ferries' });
  const used = codeOf(secret, await desk.ctx.now());
  expect(await rejected(client.enterCode({ challenge, code: used }))).toBe('422 totp.wrong');
  const { session } = await client.enterCode({ challenge, code: codeOf(secret, await desk.ctx.now(), 1) });
  expect(session).toMatchObject({ name, role: 'clerk', permissions: ['read', 'pay'], stepUpUntil: null });
});

test('a link expires after 24 hours, and a later link replaces it [own.desk.enrolment]', async () => {
  await createOperator(desk, name, 'support');
  const enrol = async (key: string) => {
    const input = { command: 'operators', args: ['enrol', name], reason: 'a lost phone', key };
    const { link } = Object(await perform(desk.ctx, { name: 'admin', role: 'admin' }, input));
    return new URL(link).hash.slice(1);
  };
  const first = await enrol('1');
  const second = await enrol('2');
  const client = deskClient(desk);
  expect(await rejected(client.openEnrolment({ token: first }))).toBe('409 desk.enrolmentOver');
  expect(await rejected(client.openEnrolment({ token: second }))).toBe('done');
  await desk.later(24 * 60 * MINUTE);
  expect(await rejected(client.openEnrolment({ token: second }))).toBe('409 desk.enrolmentOver');
});

test('new credentials end all sessions of the operator [own.desk.enrolment asvs 7.4.3]', async () => {
  const { client } = await signedIn(desk, name, 'support');
  const input = { command: 'operators', args: ['enrol', name], reason: 'a lost phone' };
  const { link } = Object(await perform(desk.ctx, { name: 'admin', role: 'admin' }, input));
  const token = new URL(link).hash.slice(1);
  const { secret } = await deskClient(desk).setPassword({ token, password: 'nine slow ferries' });
  expect(await rejected(client.session())).toBe('done');
  await deskClient(desk).confirmAuthenticator({ token, code: codeOf(secret, await desk.ctx.now()) });
  expect(await rejected(client.session())).toBe('401 desk.session');
});

test('with several admins, a link for another operator needs two of them [own.desk.enrolment]', async () => {
  await createOperator(desk, name, 'admin');
  await createOperator(desk, `${name}-b`, 'admin');
  const enrol = (by: string, whom: string) =>
    perform(
      desk.ctx,
      { name: by, role: 'admin' },
      { command: 'operators', args: ['enrol', whom], reason: `for ${whom}` },
    );
  expect(await enrol(name, `${name}-b`)).toMatchObject({ waitsForAnother: expect.any(String) });
  expect(await enrol(name, name)).toMatchObject({ link: expect.any(String) });
});

test('unknown names, wrong passwords and operators without credentials get one response [own.desk.access asvs 6.3.8]', async () => {
  await createOperator(desk, name, 'support');
  const outcomes = await Promise.all([
    rejected(deskClient(desk).logIn({ name, password: 'not the password' })),
    rejected(deskClient(desk).logIn({ name: 'no-such-operator', password: PASSWORD })),
    rejected(deskClient(desk).logIn({ name: 'admin', password: PASSWORD })),
  ]);
  expect(outcomes).toEqual(Array(3).fill('401 desk.wrongCredentials'));
});

test('ten wrong passwords or codes lock a name for 15 minutes [own.desk.access asvs 6.3.1]', async () => {
  const { codeAt } = await createOperator(desk, name, 'support');
  const client = deskClient(desk);
  const challenge = await challengeOf();
  for (let wrong = 0; wrong < 5; wrong++)
    expect(await rejected(client.enterCode({ challenge, code: '12345' }))).toBe('422 totp.wrong');
  const code = codeAt(await desk.ctx.now());
  expect(await rejected(client.enterCode({ challenge, code }))).toBe('409 desk.loginOver');
  for (let wrong = 0; wrong < 5; wrong++)
    expect(await rejected(client.logIn({ name, password: 'wrong' }))).toBe('401 desk.wrongCredentials');
  expect(await rejected(client.logIn({ name, password: PASSWORD }))).toBe('429 auth.locked');
  await desk.later(16 * MINUTE);
  const login = await client.logIn({ name, password: PASSWORD });
  const opened = client.enterCode({ challenge: login.challenge, code: codeAt(await desk.ctx.now()) });
  expect(await rejected(opened)).toBe('done');
});

test('of concurrent logins with one code, one succeeds [own.desk.access asvs 6.5.1]', async () => {
  const { codeAt } = await createOperator(desk, name, 'support');
  const challenges = await Promise.all(Array.from({ length: 4 }, challengeOf));
  const code = codeAt(await desk.ctx.now());
  const outcomes = await Promise.all(
    challenges.map((one) => rejected(deskClient(desk).enterCode({ challenge: one, code }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['done', '422 totp.wrong']));
});

test('a login expires five minutes after the password, and is single-use [own.desk.access]', async () => {
  const { codeAt } = await createOperator(desk, name, 'support');
  const late = await challengeOf();
  const used = await challengeOf();
  const client = deskClient(desk);
  await client.enterCode({ challenge: used, code: codeAt(await desk.ctx.now()) });
  const again = client.enterCode({ challenge: used, code: codeAt(await desk.ctx.now(), 1) });
  expect(await rejected(again)).toBe('409 desk.loginOver');
  await desk.later(5 * MINUTE);
  const over = client.enterCode({ challenge: late, code: codeAt(await desk.ctx.now()) });
  expect(await rejected(over)).toBe('409 desk.loginOver');
});

test('a session ends after 15 idle minutes, 8 hours, a logout or its operator’s end [own.desk.session asvs 7.3.1 7.3.2 7.4.1]', async () => {
  const { client, token } = await signedIn(desk, name, 'support');
  await desk.later(14 * MINUTE);
  const { now, idleEndsAt, timeZone } = await client.session();
  expect(idleEndsAt - now).toBe(15 * MINUTE);
  expect(timeZone).toBe('Asia/Dhaka');
  await desk.later(14 * MINUTE);
  await client.session(undefined, { quiet: true });
  await desk.later(2 * MINUTE);
  expect(await rejected(client.session())).toBe('401 desk.session');

  const { client: busy } = await openBrowser(desk, name);
  for (let past = 0; past < 8 * 60; past += 10) {
    await busy.session();
    await desk.later(10 * MINUTE);
  }
  expect(await rejected(busy.session())).toBe('401 desk.session');

  const { client: leaving } = await openBrowser(desk, name);
  await leaving.logOut();
  expect(await rejected(leaving.session())).toBe('401 desk.session');

  const { client: fired } = await openBrowser(desk, name);
  const disable = { command: 'operators', args: ['disable', name], reason: 'left us' };
  await perform(desk.ctx, { name: 'admin', role: 'admin' }, disable);
  expect(await rejected(fired.session())).toBe('401 desk.session');
  expect(await rejected(deskClient(desk).logIn({ name, password: PASSWORD }))).toBe('401 desk.wrongCredentials');
  const stored = await desk.ctx.db.execute(`select from operator_sessions where token_hash = '${token}'`);
  expect(stored.rowCount).toBe(0);
});

test('a code lets a session move money for ten minutes [own.desk.step-up]', async () => {
  const { codeAt } = await createOperator(desk, name, 'support');
  const challenge = await challengeOf();
  const opened = await deskClient(desk).enterCode({ challenge, code: codeAt(await desk.ctx.now()) });
  expect(opened.session.stepUpUntil).toBe(null);
  const client = deskClient(desk, opened.token);
  expect(await rejected(client.stepUp({ code: codeAt(await desk.ctx.now()) }))).toBe('422 totp.wrong');
  const { now, stepUpUntil } = await client.stepUp({ code: codeAt(await desk.ctx.now(), 1) });
  expect((stepUpUntil ?? 0) - now).toBeGreaterThan(9 * MINUTE);
  await desk.later(10 * MINUTE);
  expect((await client.session()).stepUpUntil).toBe(null);
});

test('a player’s token is worth nothing at the desk, and the reverse [own.desk.apart asvs 8.2.1]', async () => {
  const player = await accountByName(desk.ctx.db, 'player');
  const token = await openSession(desk.ctx, desk.ctx.db, player?.id ?? '');
  expect(await rejected(desk.as(token).sessionList())).toBe('done');
  expect(await rejected(deskClient(desk, token).session())).toBe('401 desk.session');
  const operator = await signedIn(desk, name, 'admin');
  expect(await rejected(desk.as(operator.token).sessionList())).toBe('401 session.ended');
  const ops = await desk.opsServer.inject({
    method: 'POST',
    url: '/ops',
    headers: { authorization: `Bearer ${operator.token}` },
    payload: { command: 'health' },
  });
  expect(ops.statusCode).toBe(401);
  const atPortal = await desk.server.inject({ method: 'GET', url: '/desk/api/session' });
  expect([atPortal.statusCode, atPortal.json().code]).toEqual([404, 'request.notFound']);
});

test('other sites cannot make calls, and nothing is cached [own.desk.apart asvs 3.5.1]', async () => {
  const send = (headers: Record<string, string>) =>
    desk.opsServer.inject({ method: 'POST', url: '/desk/api/login', headers, payload: { name, password: PASSWORD } });
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }];
  for (const headers of foreign) expect((await send(headers)).json().code).toBe('request.crossSite');
  const own = await send({ host: 'desk.test:3999', origin: 'http://desk.test:3999' });
  expect(own.json().code).toBe('desk.wrongCredentials');
  expect(own.headers['cache-control']).toBe('no-store');
  const form = await desk.opsServer.inject({
    method: 'POST',
    url: '/desk/api/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=a&password=b',
  });
  expect(form.statusCode).toBe(415);
});

test('logins are recorded with their operator, without names that none has [own.desk.access asvs 16.3.1]', async () => {
  const { codeAt } = await createOperator(desk, name, 'support');
  const challenge = await challengeOf();
  await rejected(deskClient(desk).enterCode({ challenge, code: '12345' }));
  await deskClient(desk).enterCode({ challenge, code: codeAt(await desk.ctx.now()) });
  await rejected(deskClient(desk).logIn({ name: 'my secret phrase', password: PASSWORD }));
  const acts = await desk.ctx.db.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(4);
  expect(acts.map(({ operator, command, outcome, origin }) => [operator, command, outcome, origin])).toEqual([
    [null, 'desk password', 'desk.wrongCredentials', 'desk'],
    [name, 'desk login', 'done', 'desk'],
    [name, 'desk login', 'totp.wrong', 'desk'],
    [name, 'desk password', 'done', 'desk'],
  ]);
});

test('behind a proxy that sends another host, the desk’s own origin is accepted [own.desk.apart asvs 3.5.1]', async () => {
  const config = { ...desk.ctx.config, opsOrigin: 'https://desk.example' };
  const server = await opsServer({ ...desk.ctx, config }, desk.pool);
  const send = (origin: string) =>
    server.inject({ method: 'POST', url: '/desk/api/login', headers: { origin }, payload: { name, password: 'x' } });
  expect((await send('https://desk.example')).json().code).toBe('desk.wrongCredentials');
  expect((await send('https://desk.example.evil')).json().code).toBe('request.crossSite');
  await server.close();
});
