import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setBlocked } from '../../../../src/gateway/identity/account/service';
import { admit } from '../../../../src/gateway/identity/session/admission';
import { purgeSessions } from '../../../../src/gateway/identity/session/service';
import { sessions } from '../../../../src/gateway/identity/session/tables';
import { startFreshGateway } from './support';

const FROM = { ip: '203.0.113.7', country: 'BD', userAgent: 'a browser' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ENDED = { kind: 'unauthorised', status: 401, code: 'session.ended' };
const gateway = await startFreshGateway();

const signedIn = async (username = 'player') =>
  (await gateway.client.logIn({ username, password: 'Shapla#2026' })).token;
const rows = () => gateway.ctx.db.select().from(sessions);

test.each(['logOut', 'logOutByGet', 'logOutByDelete'] as const)(
  '%s ends the session immediately [s7.call.session-logout asvs 7.4.1]',
  async (call) => {
    const token = await signedIn();
    const player = gateway.as(token);
    expect(await player[call]()).toBeNull();
    await expect(player.memberInfo()).rejects.toMatchObject(ENDED);
    await expect(player[call]()).rejects.toMatchObject(ENDED);
  },
);

test('logging out ends only this session', async () => {
  const first = await signedIn();
  const second = await signedIn();
  await gateway.as(first).logOut();
  expect((await gateway.as(second).memberInfo()).account).toBe('player');
});

test('rejects protected calls without a session or with a forged one [asvs 7.2.1 8.3.1]', async () => {
  await expect(gateway.as(null).memberInfo()).rejects.toMatchObject({
    kind: 'unauthorised',
    status: 401,
    code: 'session.required',
  });
  for (const token of ['x', 'A'.repeat(43), (await signedIn()).slice(0, -1)])
    await expect(gateway.as(token).memberInfo()).rejects.toMatchObject(ENDED);
});

test('accepts a token only in its header, so other sites cannot log out [asvs 3.5.3 14.2.1]', async () => {
  const token = await signedIn();
  for (const headers of [
    {},
    { cookie: `token=${token}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
  ]) {
    const { statusCode } = await gateway.server.inject({
      method: 'GET',
      url: `/wps/session/logout?token=${token}`,
      headers,
    });
    expect(statusCode).toBe(401);
  }
  expect((await gateway.as(token).memberInfo()).account).toBe('player');
});

test('tokens have 256 random bits [asvs 7.2.2 7.2.3]', async () => {
  const tokens = [await signedIn(), await signedIn(), await signedIn()];
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(3);
});

test('each login creates a new session and ignores a token in the request [asvs 7.2.4]', async () => {
  const before = await signedIn();
  const { token: after } = await gateway.as(before).logIn({ username: 'agent', password: 'Shapla#2026' });
  expect(after).not.toBe(before);
  expect((await gateway.as(before).memberInfo()).account).toBe('player');
  const fixed = 'F'.repeat(43);
  await gateway.as(fixed).logIn({ username: 'player', password: 'Shapla#2026' });
  await expect(gateway.as(fixed).memberInfo()).rejects.toMatchObject(ENDED);
});

test('stores only a hash of the token', async () => {
  const token = await signedIn();
  expect(JSON.stringify(await rows())).not.toContain(token);
});

test('a session ends after half an hour without calls [asvs 7.3.1]', async () => {
  const player = gateway.as(await signedIn());
  await gateway.later(29 * MINUTE);
  await player.balance();
  await gateway.later(29 * MINUTE);
  await player.balance();
  await gateway.later(30 * MINUTE);
  await expect(player.balance()).rejects.toMatchObject(ENDED);
});

test('background calls of a page do not prolong the session [asvs 7.3.1]', async () => {
  const player = gateway.as(await signedIn());
  await gateway.later(29 * MINUTE);
  await player.balance(undefined, { quiet: true });
  await gateway.later(MINUTE);
  await expect(player.balance()).rejects.toMatchObject(ENDED);
});

test('a session ends after twelve hours regardless of use [asvs 7.3.2]', async () => {
  const player = gateway.as(await signedIn());
  for (let quarter = 0; quarter < 47; quarter++) {
    await gateway.later(15 * MINUTE);
    await player.balance();
  }
  await gateway.later(15 * MINUTE);
  await expect(player.balance()).rejects.toMatchObject(ENDED);
});

test('activity is recorded at most once a minute', async () => {
  const token = await signedIn();
  const readLastSeen = async () => (await rows())[0]?.lastSeenAt.getTime();
  const first = await readLastSeen();
  await gateway.later(50_000);
  await admit(gateway.ctx, token, FROM);
  expect(await readLastSeen()).toBe(first);
  await gateway.later(11_000);
  await admit(gateway.ctx, token, FROM);
  expect(await readLastSeen()).toBeGreaterThan((first ?? 0) + MINUTE);
});

test('the sessions of a blocked account end [asvs 7.4.2]', async () => {
  const player = gateway.as(await signedIn());
  await setBlocked(gateway.ctx, 'player', true);
  await expect(player.balance()).rejects.toMatchObject(ENDED);
});

test('purges sessions a day after their end', async () => {
  const token = await signedIn();
  const { session } = await admit(gateway.ctx, token, FROM);
  await gateway.later(13 * HOUR);
  await signedIn();
  await purgeSessions(gateway.ctx);
  expect(await rows()).toHaveLength(2);
  await gateway.later(24 * HOUR);
  await purgeSessions(gateway.ctx);
  expect(
    await gateway.ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, session?.sessionId ?? '')),
  ).toEqual([]);
});

test('PostgreSQL plans the admission query once per connection, for every kind of call', async () => {
  const token = await signedIn();
  const { rows } = await gateway.ctx.db.transaction(async (tx) => {
    for (let calls = 0; calls < 20; calls += 1)
      await admit({ ...gateway.ctx, db: tx }, token, FROM, { closes: calls % 2 === 0, quiet: calls % 3 === 0 });
    return tx.execute(sql`select generic_plans > custom_plans as "isGeneric" from pg_prepared_statements
      where statement like '%closed as materialized%' and statement like '%awake as%'`);
  });
  expect(rows).toEqual([{ isGeneric: true }]);
});
