import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { unlock } from '../../../../src/gateway/identity/account/service';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { passwordHistory } from '../../../../src/gateway/identity/password/tables';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';

const RIGHT = 'Shapla#2026';
const NEW = 'Kadam-phul 77';
const gateway = await startModules();
beforeEach(async () => {
  await gateway.reset();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
});
afterAll(() => gateway.close());

const logIn = (username: string, password = RIGHT) => gateway.client.logIn({ username, password });
const asPlayer = async (username = 'player', password = RIGHT) => gateway.as((await logIn(username, password)).token);
const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});
const row = async (userName: string) =>
  (await gateway.ctx.db.select().from(accounts).where(eq(accounts.userName, userName)))[0];

test('changes the password [s7.call.member-password s3.change-password.payload asvs 6.2.2]', async () => {
  const player = await asPlayer();
  expect(await player.changePassword(change(RIGHT, NEW))).toBeNull();
  await expect(logIn('player')).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
  await logIn('player', NEW);
  expect((await row('player'))?.passwordChangedAt).toBeInstanceOf(Date);
});

test('a wrong old password changes nothing and keeps the session [asvs 6.2.3]', async () => {
  const player = await asPlayer();
  await expect(player.changePassword(change('wrong one', NEW))).rejects.toMatchObject({
    kind: 'rejected',
    status: 422,
    code: 'password.old',
  });
  await expect(gateway.client.changePassword(change(RIGHT, NEW))).rejects.toMatchObject({ status: 401 });
  await player.memberInfo();
  await logIn('player');
});

test('a password counts exactly as typed [asvs 6.2.8]', async () => {
  const player = await asPlayer();
  await player.changePassword(change(RIGHT, '  two  Rivers meet '));
  await expect(logIn('player', 'two  Rivers meet')).rejects.toMatchObject({ code: 'auth.wrongCredentials' });
  await logIn('player', '  two  Rivers meet ');
});

test.each([
  ['password.confirmation', NEW, 'Kadam-phul 78'],
  ['password.rule', 'short', 'short'],
  ['password.common', 'Password123', 'Password123'],
  ['password.own', 'player of the river', 'player of the river'],
  ['password.reused', RIGHT, RIGHT],
])(
  'the server rejects %s, too [s8.message.confirmation-password asvs 6.1.2 asvs 6.2.4]',
  async (code, typed, again) => {
    const player = await asPlayer();
    await expect(player.changePassword(change(RIGHT, typed, again))).rejects.toMatchObject({ status: 422, code });
  },
);

test('rejects the last five passwords, accepts the sixth', async () => {
  const chosen = [RIGHT, ...['one', 'two', 'three', 'four', 'five'].map((word) => `Kadam ${word} phul`)];
  const player = await asPlayer();
  for (let i = 1; i < chosen.length; i++) await player.changePassword(change(chosen[i - 1] ?? '', chosen[i] ?? ''));
  const now = chosen.at(-1) ?? '';
  for (const before of chosen.slice(1))
    await expect(player.changePassword(change(now, before))).rejects.toMatchObject({ code: 'password.reused' });
  await player.changePassword(change(now, RIGHT));
  expect(await gateway.ctx.db.select().from(passwordHistory)).toHaveLength(5);
});

test('ends all other sessions of the player [asvs 7.4.3]', async () => {
  const here = await asPlayer();
  const there = await asPlayer();
  const other = await asPlayer('agent');
  await here.changePassword(change(RIGHT, NEW));
  await expect(there.memberInfo()).rejects.toMatchObject({ status: 401, code: 'session.ended' });
  await Promise.all([here.memberInfo(), other.memberInfo()]);
});

test('wrong old passwords count as failed logins: ten of them lock [asvs 6.3.1]', async () => {
  const player = await asPlayer();
  for (let i = 0; i < 10; i++) await player.changePassword(change('wrong one', NEW)).catch(() => undefined);
  await expect(player.changePassword(change(RIGHT, NEW))).rejects.toMatchObject({ status: 429, code: 'auth.locked' });
  await unlock(gateway.ctx, 'player');
  await player.changePassword(change(RIGHT, NEW));
});

test.each([
  ['firsttime', RIGHT, 'firstTimeLogin'],
  ['expired', RIGHT, 'passwordExpired'],
  ['default', 'Default#1', 'passwordDefault'],
] as const)(
  'after the change %s needs no further change [s4.forced-change.first-time s4.forced-change.expired]',
  async (name, password, flag) => {
    expect((await logIn(name, password))[flag]).toBe(true);
    await (await asPlayer(name, password)).changePassword(change(password, NEW));
    expect((await logIn(name, NEW))[flag]).toBe(false);
  },
);

test('a password expires only by a setting or an operator [s4.login.expired-password asvs 6.2.10]', async () => {
  await gateway.later(400 * 86_400_000);
  expect((await logIn('player')).passwordExpired).toBe(false);
  gateway.ctx.config.passwordExpiry = 90 * 86_400_000;
  expect((await logIn('player')).passwordExpired).toBe(true);
  await (await asPlayer()).changePassword(change(RIGHT, NEW));
  expect((await logIn('player', NEW)).passwordExpired).toBe(false);
  gateway.ctx.config.passwordExpiry = null;
  await asOwner(gateway.ctx, 'expire-password', ['player'], 'a test');
  expect((await logIn('player', NEW)).passwordExpired).toBe(true);
});

test('the player is mailed and the change is logged without a password', async () => {
  const player = await asPlayer();
  await player.changePassword(change('my wrong secret', NEW)).catch(() => undefined);
  await player.changePassword(change(RIGHT, NEW));
  const [mail] = await gateway.sent();
  expect(mail).toMatchObject({ channel: 'mail', recipient: 'player@example.test', purpose: 'password.changed' });
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.kind, 'password.change'))
    .orderBy(accountEvents.id);
  expect(events.map(({ outcome }) => outcome).sort()).toEqual(['done', 'password.old']);
  expect(JSON.stringify([mail, events])).not.toMatch(/secret|Kadam|Shapla/);
});

test('both sides apply the same password rule [s5.message.password-length]', async () => {
  expect(await gateway.client.passwordRule()).toEqual({
    minLength: 8,
    maxLength: 128,
    patternId: 'any_text',
    acceptedPattern: '*',
  });
});
