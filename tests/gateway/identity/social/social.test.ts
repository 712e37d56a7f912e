import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { window } from './support';

const RIGHT = 'Shapla#2026';
const RAHIM = 'Rahim@example.test';
let gateway: Modules;
let browser: ReturnType<typeof window>;
beforeAll(async () => {
  gateway = await startModules();
  browser = window(gateway);
});
beforeEach(async () => {
  await gateway.reset();
  await gateway.ctx.db.execute('truncate allowances, outbox_messages');
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  gateway.visitor.ip = '203.0.113.7';
});
afterAll(() => gateway.close());

const as = async (username: string) => gateway.as((await gateway.client.logIn({ username, password: RIGHT })).token);
async function link(username: string, person = RAHIM) {
  const client = await as(username);
  const { linkId, name } = await client.offerLink(await browser.come(client, person, 'link'));
  await client.confirmLink({ linkId, password: RIGHT });
  return { client, name };
}

describe('login by provider', () => {
  test('an unlinked person is reported, and no account is created [s2.login.social-buttons]', async () => {
    expect(await gateway.client.socialReturn(await browser.come(gateway.client, RAHIM))).toEqual({
      linked: false,
      name: RAHIM,
    });
  });

  test('a linked person logs in [s2.login.social-buttons]', async () => {
    await link('player');
    const entered = await gateway.client.socialReturn(await browser.come(gateway.client, ` ${RAHIM.toUpperCase()}`));
    expect(entered).toMatchObject({
      linked: true,
      entry: { userInfo: { userName: 'player' }, passwordExpired: false },
    });
    const token = entered.linked ? entered.entry.token : '';
    expect((await gateway.as(token).memberInfo()).account).toBe('player');
  });

  test('with its module off, a provider is closed', async () => {
    await setModule(gateway.ctx, 'SOCIALGOOGLE', false);
    await expect(gateway.client.socialBegin({ provider: 'google' })).rejects.toMatchObject({
      status: 403,
      code: 'social.closed',
    });
    await gateway.client.socialBegin({ provider: 'facebook' });
  });

  test('rejects a blocked account and requires a proof from an unregistered address', async () => {
    await link('player');
    await setModule(gateway.ctx, 'IPVERIF', true);
    gateway.visitor.ip = '198.51.100.9';
    const away = gateway.client.socialReturn(await browser.come(gateway.client, RAHIM));
    await expect(away).rejects.toMatchObject({ code: 'login.proofRequired' });
    await gateway.ctx.db.execute(`update accounts set blocked = true where user_name = 'player'`);
    const blocked = gateway.client.socialReturn(await browser.come(gateway.client, RAHIM));
    await expect(blocked).rejects.toMatchObject({ code: 'auth.blocked' });
  });
});

describe('return from the provider', () => {
  test('works once under concurrency [asvs 6.5.1]', { tags: ['extended'] }, async () => {
    const back = await browser.come(gateway.client, RAHIM);
    const all = Array.from({ length: 20 }, () => gateway.client.socialReturn(back).catch(({ code }) => code));
    const done = await Promise.all(all);
    expect(done.filter((candidate) => candidate !== 'social.expired')).toEqual([{ linked: false, name: RAHIM }]);
  });

  test('is bound to the browser’s key and the provider, and expires after ten minutes [asvs 6.6.2]', async () => {
    const back = await browser.come(gateway.client, RAHIM);
    await expect(gateway.client.socialReturn({ ...back, key: 'another' })).rejects.toMatchObject({
      code: 'social.expired',
    });
    await expect(gateway.client.socialReturn({ ...back, provider: 'facebook' })).rejects.toMatchObject({
      code: 'social.expired',
    });
    await gateway.later(601_000);
    await expect(gateway.client.socialReturn(back)).rejects.toMatchObject({ code: 'social.expired' });
  });

  test('PKCE rejects a code for another challenge; a provider’s code expires after a minute', async () => {
    const mine = await gateway.client.socialBegin({ provider: 'google' });
    const theirs = await gateway.client.socialBegin({ provider: 'google' });
    const injected = {
      provider: 'google' as const,
      code: await browser.agree(theirs, RAHIM),
      state: mine.state,
      key: mine.key,
    };
    await expect(gateway.client.socialReturn(injected)).rejects.toMatchObject({ code: 'social.refused' });
    const late = await browser.come(gateway.client, RAHIM);
    await gateway.later(61_000);
    await expect(gateway.client.socialReturn(late)).rejects.toMatchObject({ code: 'social.refused' });
  });

  test('a denied consent returns without a code', async () => {
    const socialStart = await gateway.client.socialBegin({ provider: 'google' });
    expect(await browser.returned(socialStart, { answer: 'refuse' })).toEqual({
      error: 'access_denied',
      state: socialStart.state,
    });
  });
});

describe('account link', () => {
  test('needs the password, is shown to its owner and confirmed by mail [s4.account-link.permanent]', async () => {
    const { client, name } = await link('player');
    expect(name).toBe(RAHIM);
    expect((await client.securityOverview()).links).toEqual([
      { provider: 'google', name: RAHIM, since: expect.any(Number) },
    ]);
    expect((await gateway.sent()).find(({ purpose }) => purpose === 'link.confirmed')?.body).toContain(
      'Rahim@example.test',
    );
  });

  test('can be neither changed nor removed [s4.account-link.permanent]', { tags: ['extended'] }, async () => {
    const { client } = await link('player');
    await expect(client.socialBegin({ provider: 'google', purpose: 'link' })).rejects.toMatchObject({
      status: 409,
      code: 'link.already',
    });
    for (const change of [`update account_links set name = 'x'`, 'delete from account_links'])
      await expect(gateway.ctx.db.execute(change)).rejects.toMatchObject({ cause: { code: 'MD070' } });
  });

  test('a person belongs to one account, under concurrency too [s4.account-link.permanent]', {
    tags: ['extended'],
  }, async () => {
    const first = await as('player');
    const second = await as('downline');
    const offers: { linkId: string }[] = [];
    for (const client of [first, second])
      offers.push(await client.offerLink(await browser.come(client, RAHIM, 'link')));
    const confirmed = await Promise.all(
      [first, second].map((client, index) =>
        client.confirmLink({ linkId: offers[index]?.linkId ?? '', password: RIGHT }).catch(({ code }) => code),
      ),
    );
    expect(confirmed.sort()).toEqual(['link.taken', null].sort());
    const third = await as('agent');
    await expect(third.offerLink(await browser.come(third, RAHIM, 'link'))).rejects.toMatchObject({
      code: 'link.taken',
    });
  });

  test('a wrong password does not link; attempts and time are limited [asvs 6.2.3]', async () => {
    const client = await as('player');
    const { linkId } = await client.offerLink(await browser.come(client, RAHIM, 'link'));
    for (let i = 0; i < 2; i++)
      await expect(client.confirmLink({ linkId, password: 'wrong' })).rejects.toMatchObject({ kind: 'rejected' });
    expect((await client.securityOverview()).links).toEqual([]);
    await gateway.later(601_000);
    await expect(client.confirmLink({ linkId, password: RIGHT })).rejects.toMatchObject({ code: 'link.expired' });
  });

  test('an offer is bound to its owner; login attempts and trials cannot link [asvs 8.2.2]', async () => {
    const first = await as('player');
    const second = await as('downline');
    const { linkId } = await first.offerLink(await browser.come(first, RAHIM, 'link'));
    await expect(second.confirmLink({ linkId, password: RIGHT })).rejects.toMatchObject({ code: 'link.expired' });
    await expect(first.offerLink(await browser.come(first, RAHIM))).rejects.toMatchObject({ code: 'social.expired' });
    await expect(second.offerLink(await browser.come(first, RAHIM, 'link'))).rejects.toMatchObject({
      code: 'social.expired',
    });
    const trial = gateway.as((await gateway.client.freePlay({ os: 'ios', platform: 'web' })).token);
    await expect(trial.socialBegin({ provider: 'google', purpose: 'link' })).rejects.toMatchObject({
      code: 'security.trial',
    });
    await expect(gateway.client.socialBegin({ provider: 'google', purpose: 'link' })).rejects.toMatchObject({
      status: 401,
    });
  });
});

test('logs sign-ins, rejections, offers and links without secrets [asvs 16.3.1 16.3.2]', {
  tags: ['extended'],
}, async () => {
  const back = await browser.come(gateway.client, RAHIM);
  await gateway.client.socialReturn(back);
  await gateway.client.socialReturn(back).catch(() => {});
  await link('player');
  await gateway.client.socialReturn(await browser.come(gateway.client, RAHIM));
  const events = await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id);
  const outcomes = events
    .map(({ kind, outcome }) => `${kind} ${outcome}`)
    .filter((candidate) => !candidate.startsWith('session'));
  expect(outcomes).toEqual([
    'social.signIn social.unlinked',
    'social.signIn social.expired',
    'link.offer done',
    'link.confirm done',
    'social.signIn done',
  ]);
  for (const secret of [back.code, back.state, back.key, RIGHT]) expect(JSON.stringify(events)).not.toContain(secret);
});
