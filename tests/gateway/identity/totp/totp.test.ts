import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSecret, sealSecret } from '../../../../src/gateway/identity/totp/sealing';
import { checkTotp } from '../../../../src/gateway/identity/totp/service';
import { accountTotp } from '../../../../src/gateway/identity/totp/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { addsApp, currentAppCode, STEP } from '../../harness/app';
import { startModules } from '../../harness/modules';

const PASSWORD = 'Shapla#2026';
const gateway = await startModules();
beforeEach(async () => {
  await gateway.reset();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
});
afterAll(() => gateway.close());

const asPlayer = async () => gateway.as((await gateway.client.logIn({ username: 'player', password: PASSWORD })).token);
const codeOf = (secret: string, steps = 0) => currentAppCode(gateway, secret, steps);
const totp = (answer: string) => ({ kind: 'totp' as const, answer });
const wrong = { status: 422, code: 'totp.wrong' };

async function enrolled() {
  const player = await asPlayer();
  return { player, ...(await addsApp(gateway, player)) };
}

test('setup needs the password and a right code [own.security.totp own.security.password-required]', async () => {
  const player = await asPlayer();
  await expect(player.beginTotp({ password: 'wrong' })).rejects.toMatchObject({
    status: 422,
    code: 'security.wrongPassword',
  });
  const { secret, qr } = await player.beginTotp({ password: PASSWORD });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(Buffer.from(qr, 'base64').subarray(1, 4).toString()).toBe('PNG');
  await expect(player.confirmTotp({ code: '000000' })).rejects.toMatchObject(wrong);
  expect((await player.securityOverview()).totp).toBe(false);
  await player.confirmTotp({ code: await codeOf(secret) });
  expect((await player.securityOverview()).totp).toBe(true);
  await gateway.later(STEP);
  const factor = totp(await codeOf(secret));
  await expect(player.beginTotp({ password: PASSWORD, factor })).rejects.toMatchObject({
    status: 409,
    code: 'totp.on',
  });
});

test('a code works once, and older ones no longer [asvs 6.5.1]', async () => {
  const { player, secret } = await enrolled();
  const { accountId } = (await gateway.ctx.db.select().from(accountTotp))[0] ?? { accountId: '' };
  const used = await codeOf(secret);
  await expect(checkTotp(gateway.ctx, accountId, used)).rejects.toMatchObject({ code: 'totp.wrong' });
  await expect(checkTotp(gateway.ctx, accountId, await codeOf(secret, -1))).rejects.toMatchObject({
    code: 'totp.wrong',
  });
  await checkTotp(gateway.ctx, accountId, await codeOf(secret, 1));
  expect((await player.securityOverview()).totp).toBe(true);
});

test('fifty concurrent uses of one code: exactly one succeeds [asvs 6.5.1]', async () => {
  const { secret } = await enrolled();
  const { accountId } = (await gateway.ctx.db.select().from(accountTotp))[0] ?? { accountId: '' };
  await gateway.later(2 * STEP);
  const code = await codeOf(secret);
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => checkTotp(gateway.ctx, accountId, code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('accepts both scripts, spaces and one adjacent interval [own.security.totp]', async () => {
  const { player, secret } = await enrolled();
  await gateway.later(10 * STEP);
  const bengali = (await codeOf(secret)).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  await expect(player.removeTotp({ factor: totp(await codeOf(secret, -3)), password: PASSWORD })).rejects.toMatchObject(
    wrong,
  );
  await player.removeTotp({ factor: totp(` ${bengali.slice(0, 3)} ${bengali.slice(3)}`), password: PASSWORD });
  expect((await player.securityOverview()).totp).toBe(false);
});

test('removal needs password and code [own.security.password-required own.security.totp]', async () => {
  const { player, secret } = await enrolled();
  await gateway.later(2 * STEP);
  const code = await codeOf(secret);
  await expect(player.removeTotp({ factor: totp(code), password: 'wrong' })).rejects.toMatchObject({
    code: 'security.wrongPassword',
  });
  await expect(player.removeTotp({ factor: totp('000000'), password: PASSWORD })).rejects.toMatchObject(wrong);
  await player.removeTotp({ factor: totp(code), password: PASSWORD });
});

test('the secret is encrypted at rest, for its account only', async () => {
  const { secret } = await enrolled();
  const [row] = await gateway.ctx.db.select().from(accountTotp);
  expect(JSON.stringify(row)).not.toContain(secret);
  const withKey = (secretKey: string) => ({ ...gateway.ctx, config: { ...gateway.ctx.config, secretKey } });
  const own = withKey('a key of thirty-two characters!!');
  const sealed = await sealSecret(own, 'one', secret);
  expect(await openSecret(own, 'one', sealed)).toBe(secret);
  await expect(openSecret(own, 'another', sealed)).rejects.toThrow();
  await expect(openSecret(withKey('another key of thirty-two letters'), 'one', sealed)).rejects.toThrow();
});

test('limits guesses [asvs 6.6.3]', async () => {
  const strict = { ...gateway.ctx, config: { ...gateway.ctx.config, limitFactor: 1 } };
  await enrolled();
  const { accountId } = (await gateway.ctx.db.select().from(accountTotp))[0] ?? { accountId: '' };
  const outcomes: unknown[] = [];
  // A further guess is granted each minute, which may pass on a busy machine.
  for (let guess = 0; guess < 21; guess++)
    await checkTotp(strict, accountId, '111111').catch(({ code }) => outcomes.push(code));
  expect(outcomes).toContain('limit.reached');
});
