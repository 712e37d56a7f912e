import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aboutLink } from '../../../../src/contract/identity/password';
import { isUsername } from '../../../../src/contract/identity/registration-form';
import { outboxMessages } from '../../../../src/gateway/demo/outbox/tables';
import { purgeLinks } from '../../../../src/gateway/identity/password/links';
import { passwordLinks } from '../../../../src/gateway/identity/password/tables';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';
import { worked } from '../../harness/work';

const NEW = 'Kadam-phul 77';
const MINUTE = 60_000;
const known = { username: 'player', email: 'player@example.test' };
const gateway = await startModules();
beforeEach(async () => {
  await gateway.reset();
  await gateway.runJobs();
  await gateway.ctx.db.delete(outboxMessages);
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
});
afterAll(() => gateway.close());

const linkIn = (body = '') => /\/\/(\S+)\/resetPassword#(\S+)/.exec(body) ?? [];
/** Requests a link and returns the mailed one. */
async function mailed(named = known) {
  await gateway.client.forgotByEmail(named);
  const [mail] = await gateway.sent();
  const [, host = '', token = ''] = linkIn(mail?.body);
  return { mail, host, token };
}
/** The form as the portal posts it, including work. */
const formOf = async () =>
  new URLSearchParams({ ...known, workProof: await worked(gateway.client, 'link', aboutLink(known)) }).toString();
const reset = (token: string, newPassword = NEW) =>
  gateway.client.resetByLink({ token, newPassword, confirmNewPassword: newPassword });
const logIn = (password: string) => gateway.client.logIn({ username: 'player', password });

describe('checking a link', () => {
  const works = async (token: string) => (await gateway.client.checkResetLink({ token })).valid;

  test('reports used, replaced and expired links before anything is typed [own.password-reset.expired]', async () => {
    const { token } = await mailed();
    expect([await works(token), await works('made up')]).toEqual([true, false]);
    expect(await works(token), 'checking does not consume the link').toBe(true);
    await reset(token);
    expect(await works(token)).toBe(false);
  });

  test('a link expires after half an hour [own.password-reset.expired asvs 6.4.1]', async () => {
    const { token } = await mailed();
    await gateway.later(31 * 60_000);
    expect(await works(token)).toBe(false);
  });

  test('returns only whether a link works, and is rate-limited [asvs 6.3.8]', async () => {
    const { token } = await mailed();
    expect(await gateway.client.checkResetLink({ token })).toEqual({ valid: true });
    gateway.ctx.config.limitFactor = 1;
    try {
      const tries = Array.from({ length: 40 }, () =>
        gateway.client.checkResetLink({ token: 'made up' }).catch(({ status }) => status),
      );
      expect(await Promise.all(tries)).toContain(429);
    } finally {
      gateway.ctx.config.limitFactor = 1000;
    }
  });
});

describe('requesting a link', () => {
  test('mails in the language of the request [s7.call.member-password-email s3.forgot.email-payload]', async () => {
    const { mail, host } = await mailed({ username: 'PLAYER', email: 'Player@Example.test' });
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'player@example.test', purpose: 'password.link' });
    expect(mail?.body).toContain('30 minutes');
    expect(host).toBe('localhost:80');
  });

  test('the endpoint accepts forms only, and no other endpoint does [asvs 4.1.1]', async () => {
    const send = (url: string, type: string, payload: string) =>
      gateway.server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    const form = await formOf();
    expect((await send('/wps/member/password/email', 'application/x-www-form-urlencoded', form)).statusCode).toBe(200);
    expect((await send('/wps/member/password/email', 'application/json', JSON.stringify(known))).statusCode).toBe(415);
    expect((await send('/wps/verification/slide', 'application/x-www-form-urlencoded', form)).statusCode).toBe(415);
    expect(
      (await send('/wps/member/password/email', 'application/x-www-form-urlencoded', 'username=player')).statusCode,
    ).toBe(422);
  });

  test.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'rejects a form on another site: %o [asvs 3.5.1]',
    async (headers) => {
      const { statusCode } = await gateway.server.inject({
        method: 'POST',
        url: '/wps/member/password/email',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: await formOf(),
      });
      expect(statusCode).toBe(403);
      expect(await gateway.sent()).toEqual([]);
    },
  );

  test.each(['elsewhere.example', 'localhost:@elsewhere.example', 'localhost.elsewhere.example:80'])(
    'the link never leads to a host from the request: %s [asvs 2.2.1]',
    async (host) => {
      await gateway.server.inject({
        method: 'POST',
        url: '/wps/member/password/email',
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: await formOf(),
      });
      expect(linkIn((await gateway.sent())[0]?.body)[1]).toBe('localhost');
    },
  );

  test.each([
    { username: 'nobody', email: 'player@example.test' },
    { username: 'player', email: 'other@example.test' },
    { username: 'agent', email: 'agent@example.test' },
  ])('responds to %o as to a known account and sends nothing [asvs 6.3.8]', async (named) => {
    expect(await gateway.client.forgotByEmail(named)).toBeNull();
    expect(await gateway.sent()).toEqual([]);
  });

  test.each([
    ['en', 'Something in the request is missing or not valid.'],
    ['bn', 'অনুরোধে কিছু অনুপস্থিত বা সঠিক নয়।'],
  ])(
    'rejects a malformed e-mail address in %s, naming the field, and sends nothing [s5.forgot.email-address]',
    async (language, message) => {
      for (const email of ['player', 'player@', 'player@example', '']) {
        const response = await gateway.server.inject({
          method: 'POST',
          url: '/wps/member/password/email',
          headers: { language, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ username: 'player', email }).toString(),
        });
        expect(response.statusCode).toBe(422);
        expect(response.json()).toMatchObject({ code: 'request.invalid', message, value: { fields: ['email'] } });
      }
      expect(await gateway.sent()).toEqual([]);
    },
  );

  test.each(['agent', 'member'] as const)(
    'on the site for %ss, also without registration, rejects usernames by the portal’s rule [s5.forgot.email-username]',
    async (site) => {
      const before = gateway.ctx.config.site;
      onTestFinished(() => {
        gateway.ctx.config.site = before;
      });
      gateway.ctx.config.site = site;
      await setModule(gateway.ctx, 'DIRECTREG', false);
      const { username } = (await gateway.client.registerRules()).fields;
      expect(['1player', 'player'].map((name) => isUsername(username, name))).toEqual([false, true]);
      await expect(gateway.client.forgotByEmail({ ...known, username: '1player' })).rejects.toMatchObject({
        status: 422,
        code: 'password.usernameFormat',
      });
      expect(await gateway.client.forgotByEmail(known)).toBeNull();
    },
  );

  test('with the module on, an unknown account is reported [s8.message.username-email-unknown]', async () => {
    await setModule(gateway.ctx, 'TELLUNKNOWN', true);
    await expect(gateway.client.forgotByEmail({ ...known, username: 'nobody' })).rejects.toMatchObject({
      code: 'password.unknownAccount',
      message: 'Username/Email does not exist.',
    });
    await gateway.client.forgotByEmail(known);
  });
});

describe('using a link', () => {
  test('sets a new password, ends all sessions and does not log in [s8.success.password-reset asvs 6.4.1]', async () => {
    const before = gateway.as((await logIn('Shapla#2026')).token);
    const { token } = await mailed();
    expect(await reset(token)).toBeNull();
    await expect(before.memberInfo()).rejects.toMatchObject({ status: 401 });
    await expect(logIn('Shapla#2026')).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
    await logIn(NEW);
  });

  test('works once under concurrency [asvs 6.5.1]', { tags: ['extended'] }, async () => {
    const { token } = await mailed();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        reset(token, `Kadam-phul no ${i}`).then(
          () => 'done',
          ({ code }) => code,
        ),
      ),
    );
    expect(all.filter((candidate) => candidate === 'done')).toHaveLength(1);
    expect(new Set(all)).toEqual(new Set(['done', 'password.linkExpired']));
  });

  test('expires after half an hour or when a newer one is mailed [asvs 6.5.5]', async () => {
    const first = await mailed();
    const second = await mailed();
    await expect(reset(first.token)).rejects.toMatchObject({ code: 'password.linkExpired' });
    await gateway.later(31 * MINUTE);
    await expect(reset(second.token)).rejects.toMatchObject({ status: 422, code: 'password.linkExpired' });
    await purgeLinks(gateway.ctx);
    expect(await gateway.ctx.db.select().from(passwordLinks)).toEqual([]);
  });

  test('a rejected password keeps the link valid', async () => {
    const { token } = await mailed();
    for (const typed of ['short', 'password123', 'player of the river'])
      await expect(reset(token, typed)).rejects.toMatchObject({ status: 422 });
    await reset(token);
  });

  test('the owner of a locked account can recover it', async () => {
    await setModule(gateway.ctx, 'LOGINCAPTCHA', false);
    for (let i = 0; i < 10; i++) await logIn('wrong').catch(() => undefined);
    await expect(logIn('Shapla#2026')).rejects.toMatchObject({ code: 'auth.locked' });
    await reset((await mailed()).token);
    await logIn(NEW);
  });

  test('the token is stored as a hash and not logged [asvs 16.2.5]', async () => {
    const { token } = await mailed();
    await reset('made up').catch(() => undefined);
    const storedLinks = JSON.stringify(await gateway.ctx.db.select().from(passwordLinks));
    await reset(token);
    const events = await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(storedLinks + JSON.stringify(events)).not.toContain(token);
    const resets = await gateway.ctx.db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.kind, 'password.reset'))
      .orderBy(accountEvents.id);
    expect(resets.map(({ outcome }) => outcome)).toEqual(['password.linkExpired', 'done']);
  });
});
