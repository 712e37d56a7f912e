import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maskedMobile } from '../../../../src/gateway/identity/account/masks';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { addsApp, currentAppCode } from '../../harness/app';
import { startModules } from '../../harness/modules';
import { give, newcomer } from '../../money/wallet/support';

const PASSWORD = 'Shapla#2026';
const gateway = await startModules();
beforeEach(async () => {
  await gateway.reset();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
});
afterAll(() => gateway.close());

const logIn = (username: string) => gateway.client.logIn({ username, password: PASSWORD });
const as = async (username = 'player') => gateway.as((await logIn(username)).token);
const rejection = (code: string, status = 422) => ({ code, status });
/** Returns the latest code sent to a recipient. */
const codeTo = async (to: string) => (await gateway.codes()).find((sent) => sent.to === to)?.code ?? '';

describe('security overview', () => {
  test('shows the settings masked [own.security.overview]', async () => {
    expect(await (await as()).securityOverview()).toMatchObject({
      account: 'player',
      realName: expect.toSatisfy((name: unknown) => name === null || typeof name === 'string'),
      email: 'p•••••@example.test',
      mobile: '+880•••••678',
      totp: false,
      passkeys: 0,
      passwordChangedAt: expect.any(Number),
      paymentPassword: true,
      bankAccounts: 2,
    });
    expect(await (await as('downline')).securityOverview()).toMatchObject({ paymentPassword: false, bankAccounts: 0 });
  });

  test('visitors and trial accounts have no security centre [s6.access.member-centre asvs 8.2.1]', async () => {
    await expect(gateway.client.securityOverview()).rejects.toMatchObject({ status: 401 });
    const player = await as();
    await gateway.ctx.db.update(accounts).set({ type: 4 }).where(eq(accounts.userName, 'player'));
    await expect(player.securityOverview()).rejects.toMatchObject(rejection('security.trial', 403));
  });
});

describe('sessions', () => {
  test('lists the sessions with their locations, the current one first', async () => {
    await as();
    const here = await as();
    const { list } = await here.sessionList();
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ place: { ip: '203.0.113.7', country: 'BD' } });
  });

  test('the password ends a single session immediately [asvs 7.5.2]', async () => {
    const there = await as();
    const here = await as();
    const { list } = await here.sessionList();
    const id = list.find(({ current }) => !current)?.id;
    await expect(here.endSessions({ id, password: 'wrong' })).rejects.toMatchObject(
      rejection('security.wrongPassword'),
    );
    await there.memberInfo();
    await here.endSessions({ id, password: PASSWORD });
    await expect(there.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(here.endSessions({ id, password: PASSWORD })).rejects.toMatchObject(
      rejection('security.sessionUnknown', 404),
    );
  });

  test('all other sessions can be ended [asvs 7.5.2]', async () => {
    const first = await as();
    const two = await as();
    const here = await as();
    await here.endSessions({ password: PASSWORD });
    for (const other of [first, two]) await expect(other.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
    expect((await here.sessionList()).list).toHaveLength(1);
  });

  test('another player’s session returns 404 [asvs 8.2.2]', async () => {
    const agent = await as('agent');
    const player = await as();
    const id = (await agent.sessionList()).list[0]?.id;
    await expect(player.endSessions({ id, password: PASSWORD })).rejects.toMatchObject(
      rejection('security.sessionUnknown', 404),
    );
    await agent.memberInfo();
  });

  test('wrong passwords count as failed logins and lock [own.security.password-required asvs 6.3.1]', async () => {
    const player = await as();
    for (let guess = 0; guess < 10; guess++)
      await player
        .removeTotp({ factor: { kind: 'totp', answer: '123456' }, password: `wrong ${guess}` })
        .catch(() => {});
    await expect(
      player.removeTotp({ factor: { kind: 'totp', answer: '123456' }, password: PASSWORD }),
    ).rejects.toMatchObject(rejection('auth.locked', 429));
  });
});

describe('real name', () => {
  test('can be set once, then only by customer service [own.security.real-name]', async () => {
    const agent = await as('agent');
    await agent.setRealName({ realName: '  রহিম উদ্দিন ' });
    expect((await agent.securityOverview()).realName).toBe('রহিম উদ্দিন');
    await expect(agent.setRealName({ realName: 'Karim' })).rejects.toMatchObject(rejection('security.nameSet', 409));
  });

  test('concurrent requests: one is saved [own.security.real-name asvs 2.3.4]', async () => {
    const agent = await as('agent');
    const tries = ['Rahim', 'Karim', 'Selim', 'Salma'].map((realName) => agent.setRealName({ realName }));
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  test.each(['7', '<b>Rahim</b>', 'R', 'Rahim 2'])('rejects %s as a name [s5.message.real-name]', async (realName) => {
    await expect((await as('agent')).setRealName({ realName })).rejects.toMatchObject(rejection('security.realName'));
  });
});

describe('contact', () => {
  const change = { kind: 'email', to: 'new@example.test', password: PASSWORD } as const;

  test('needs a code from both the old and the new address; the old is notified [own.security.contact]', async () => {
    const player = await as();
    const { changeId, oldAsked } = await player.beginContact(change);
    expect(oldAsked).toBe(true);
    const oldCode = await codeTo('player@example.test');
    const newCode = await codeTo('new@example.test');
    await expect(player.confirmContact({ changeId, oldCode: newCode, newCode: oldCode })).rejects.toMatchObject(
      rejection('sms.codeInvalid'),
    );
    await player.confirmContact({ changeId, oldCode, newCode });
    expect((await player.securityOverview()).email).toBe('n•••••@example.test');
    const notices = (await gateway.sent()).filter(({ purpose }) => purpose === 'contact.email');
    expect(notices.map(({ recipient }) => recipient).sort()).toEqual(['new@example.test', 'player@example.test']);
    await player.memberInfo();
  });

  test('a correct code is not required again when the other was wrong [asvs 6.5.1]', async () => {
    const player = await as();
    const { changeId } = await player.beginContact(change);
    const oldCode = await codeTo('player@example.test');
    const newCode = await codeTo('new@example.test');
    await expect(player.confirmContact({ changeId, oldCode, newCode: 'wrong' })).rejects.toMatchObject(
      rejection('sms.codeInvalid'),
    );
    await player.confirmContact({ changeId, newCode });
    await expect(player.confirmContact({ changeId, newCode })).rejects.toMatchObject(rejection('security.changeOver'));
  });

  test('a first number needs only its own code, in any digits [own.security.contact]', async () => {
    const downline = await as('downline');
    const contactChange = await downline.beginContact({
      kind: 'mobile',
      to: '০১৭১১১১১১১১',
      countryDialingCode: '880',
      password: PASSWORD,
    });
    expect(contactChange.oldAsked).toBe(false);
    await downline.confirmContact({ changeId: contactChange.changeId, newCode: await codeTo('+8801711111111') });
    expect((await downline.securityOverview()).mobile).toBe('+880•••••111');
  });

  test('another player’s contact gets no code, indistinguishably [asvs 6.3.8]', async () => {
    const downline = await as('downline');
    const before = (await gateway.codes()).filter(({ to }) => to === 'player@example.test');
    const contactChange = await downline.beginContact({ kind: 'email', to: 'player@example.test', password: PASSWORD });
    expect(contactChange).toMatchObject({ oldAsked: false, expiredMinutes: 1 });
    expect((await gateway.codes()).filter(({ to }) => to === 'player@example.test')).toEqual(before);
    const guess = downline.confirmContact({ changeId: contactChange.changeId, newCode: '000000' });
    await expect(guess).rejects.toMatchObject(rejection('sms.codeInvalid'));
  });

  test('cannot be confirmed by another player or after ten minutes [asvs 8.2.2 6.6.2]', async () => {
    const player = await as();
    const { changeId } = await player.beginContact(change);
    const oldCode = await codeTo('player@example.test');
    const newCode = await codeTo('new@example.test');
    const other = (await as('downline')).confirmContact({ changeId, oldCode, newCode });
    await expect(other).rejects.toMatchObject(rejection('security.changeOver'));
    await gateway.later(11 * 60_000);
    await expect(player.confirmContact({ changeId, oldCode, newCode })).rejects.toMatchObject(
      rejection('security.changeOver'),
    );
  });

  test.each([
    ['security.email', { kind: 'email', to: 'nobody' }],
    ['security.sameContact', { kind: 'email', to: 'player@example.test' }],
    ['sms.invalidNumber', { kind: 'mobile', to: '12', countryDialingCode: '880' }],
    ['security.wrongPassword', { kind: 'email', to: 'new@example.test', password: 'wrong' }],
  ] as const)('%s [s5.message.phone-format own.security.contact]', async (code, contactRequest) => {
    await expect((await as()).beginContact({ password: PASSWORD, ...contactRequest })).rejects.toMatchObject(
      rejection(code),
    );
  });
});

describe('closing', () => {
  test('needs the second factor in use [own.security.closing own.security.factor]', async () => {
    const { client } = await newcomer(gateway, 0n);
    const { secret } = await addsApp(gateway, client, PASSWORD);
    await expect(client.closeAccount({ password: PASSWORD })).rejects.toMatchObject(rejection('factor.required', 403));
    const wrong = { kind: 'totp' as const, answer: '000000' };
    await expect(client.closeAccount({ password: PASSWORD, factor: wrong })).rejects.toMatchObject(
      rejection('totp.wrong'),
    );
    const factor = { kind: 'totp' as const, answer: await currentAppCode(gateway, secret, 1) };
    expect(await client.closeAccount({ password: PASSWORD, factor })).toBeNull();
  });

  test.each([
    ['review', 'security.winHeld', 409],
    ['vendor:moyur', 'security.gameWalletLeft', 422],
    ['main', 'security.balanceLeft', 422],
  ])('is rejected with %s: %s [own.security.closing]', async (purpose, code, status) => {
    const { client, id } = await newcomer(gateway, 500n);
    const entries = [
      { owner: id, purpose: 'main', amount: -500n },
      { owner: id, purpose, amount: 500n },
    ];
    if (purpose !== 'main') await post(gateway.ctx.db, { key: `held:${id}`, kind: 'adjustment', entries });
    await expect(client.closeAccount({ password: PASSWORD })).rejects.toMatchObject(rejection(code, status));
  });

  test('is rejected with a bonus left: it is used up or given up first [own.security.closing]', async () => {
    const { client, id } = await newcomer(gateway, 0n);
    await give(gateway, id, { money: 1_000n, requirement: 5_000n });
    await expect(client.closeAccount({ password: PASSWORD })).rejects.toMatchObject(rejection('security.bonusLeft'));
  });

  test('is rejected with points held for a reward, and other points are lost [own.security.closing]', async () => {
    const close = async (purpose: string) => {
      const { client, id } = await newcomer(gateway, 0n);
      const entries = [
        { owner: null, purpose: 'points', amount: -500n },
        { owner: id, purpose, amount: 500n },
      ];
      await post(gateway.ctx.db, { key: `points:${id}`, kind: 'pointsGiven', entries });
      return client.closeAccount({ password: PASSWORD });
    };
    await expect(close('points:held')).rejects.toMatchObject(rejection('security.redemptionOpen', 409));
    expect(await close('points')).toBeNull();
  });

  test('is rejected with a withdrawal open, and the session stays [own.security.closing]', async () => {
    const player = await as();
    await expect(player.closeAccount({ password: PASSWORD })).rejects.toMatchObject(
      rejection('security.withdrawalOpen', 409),
    );
    await player.memberInfo();
  });

  test('ends all sessions and prevents logins [own.security.closing asvs 7.4.2]', async () => {
    const there = await as('downline');
    const here = await as('downline');
    await expect(here.closeAccount({ password: 'wrong' })).rejects.toMatchObject(rejection('security.wrongPassword'));
    await here.closeAccount({ password: PASSWORD });
    for (const session of [here, there])
      await expect(session.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(logIn('downline')).rejects.toMatchObject(rejection('auth.accountClosed', 403));
  });
});

test('logs each attempt with its outcome [asvs 16.3.1 16.3.2]', async () => {
  const player = await as();
  await player.endSessions({ password: 'wrong' }).catch(() => {});
  await player.endSessions({ password: PASSWORD });
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.kind, 'security.endSessions'))
    .orderBy(accountEvents.id);
  expect(events.map(({ outcome }) => outcome)).toEqual(['security.wrongPassword', 'done']);
});

test.each([
  ['+8801712345678', '+880•••••678'],
  ['+919876543210', '+91•••••210'],
  ['+12025550123', '+1•••••123'],
])('%s is shown as %s, with its own country’s code [own.phone.masked]', (mobile, maskedNumber) =>
  expect(maskedMobile(mobile)).toBe(maskedNumber),
);
