import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { mustExist } from '../../../../src/gateway/identity/account/service';
import { consumeRecoveryCode } from '../../../../src/gateway/identity/factor/recovery-codes';
import { recoveryCodes } from '../../../../src/gateway/identity/factor/tables';
import { addsApp, currentAppCode, STEP } from '../../harness/app';
import { hashAtFullCost } from '../../harness/argon2';
import { startModules } from '../../harness/modules';
import { guarded, PASSWORD } from './support';

const gateway = await startModules();
const { client, ctx } = gateway;
const { start, enrolled, rejectionOf } = guarded(gateway);
beforeEach(start);
afterAll(() => gateway.close());

const WRONG = { status: 422, code: 'recovery.wrong' };
const demanded = async () =>
  (await rejectionOf(client.logIn({ username: 'player', password: PASSWORD }))).value.challengeId;
const logInWith = async (answer = '') =>
  client.answerProof({ challengeId: await demanded(), kind: 'recoveryCode', answer });
const rows = () => ctx.db.select().from(recoveryCodes);

test('ten unique, easily typed codes are shown once the app is in use [own.security.recovery-codes]', async () => {
  const { codes, owner } = await enrolled();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect((await owner.securityOverview()).recoveryCodesLeft).toBe(10);
});

test('each code replaces the app once; the remaining codes are counted [own.security.recovery-codes asvs 6.5.1]', async () => {
  const { codes, owner } = await enrolled();
  expect((await logInWith(codes[0])).userInfo.userName).toBe('player');
  await expect(logInWith(codes[0])).rejects.toMatchObject(WRONG);
  await logInWith(` ${codes[1]?.toLowerCase().replace('-', ' ')} `);
  await logInWith(codes[2]?.replace('-', '').replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))));
  expect((await owner.securityOverview()).recoveryCodesLeft).toBe(7);
});

test('eight concurrent logins with one code: exactly one succeeds [asvs 6.5.1]', { tags: ['extended'] }, async () => {
  const { codes } = await enrolled();
  const demands = [];
  for (let i = 0; i < 8; i++) demands.push(await demanded());
  const tries = demands.map((challengeId) =>
    client.answerProof({ challengeId, kind: 'recoveryCode', answer: codes[0] ?? '' }),
  );
  const ended = await Promise.allSettled(tries);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of ended) if (result.status === 'rejected') expect(result.reason).toMatchObject(WRONG);
});

test('notifies the owner once of each used code and of the number left [own.alert.sent]', {
  tags: ['extended'],
}, async () => {
  const { codes, owner } = await enrolled();
  const demands = [await demanded(), await demanded(), await demanded()];
  await Promise.allSettled(
    demands.map((challengeId) => client.answerProof({ challengeId, kind: 'recoveryCode', answer: codes[0] ?? '' })),
  );
  const used = (await owner.messages({})).list.filter(({ title }) => title === 'Recovery code used');
  expect(used.map(({ lines }) => lines.slice(0, 2))).toEqual([
    ['A recovery code was used for your account. 9 codes are left.', 'From IP address 203.0.113.7 (BD).'],
  ]);
  const [mail] = (await gateway.sent()).filter(({ purpose }) => purpose === 'recovery.used');
  expect(mail?.body).toContain('আর ৯টি বাকি আছে।');
});

test('concurrent renewals leave one valid set [own.security.recovery-codes]', async () => {
  const { codes, owner } = await enrolled();
  const renew = (answer = '') =>
    owner.renewRecoveryCodes({ password: PASSWORD, factor: { kind: 'recoveryCode', answer } });
  const ended: Promise<unknown>[] = [];
  await ctx.db.transaction(async (tx) => {
    // Blocks replacing the codes, but not using one.
    await tx.execute('select from recovery_codes for key share');
    ended.push(renew(codes[0]), renew(codes[1]));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await ctx.db.execute(waiting)).rowCount, { interval: 10 }).toBe(2);
  });
  await Promise.all(ended);
  expect(await rows()).toHaveLength(10);
});

test('codes are stored as argon2id hashes only [asvs 6.5.2 11.4.2]', async () => {
  onTestFinished(hashAtFullCost());
  const { codes } = await enrolled();
  const storedCodes = await rows();
  expect(storedCodes).toHaveLength(10);
  for (const { codeHash } of storedCodes) expect(codeHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  for (const code of codes)
    for (const typed of [code, code.replace('-', '')]) expect(JSON.stringify(storedCodes)).not.toContain(typed);
});

test('rejects codes of another account [asvs 8.2.2]', async () => {
  const { codes } = await enrolled();
  const agent = gateway.as((await client.logIn({ username: 'agent', password: PASSWORD })).token);
  const app = await addsApp(gateway, agent);
  await expect(logInWith(app.codes[0])).rejects.toMatchObject(WRONG);
  await logInWith(codes[0]);
});

test('renewal requires password and factor and voids the old codes [own.security.recovery-codes]', async () => {
  const { codes, owner, freshFactor } = await enrolled();
  const factor = await freshFactor();
  const wrong = owner.renewRecoveryCodes({ password: 'wrong', factor });
  await expect(wrong).rejects.toMatchObject({ status: 422, code: 'security.wrongPassword' });
  const without = owner.renewRecoveryCodes({ password: PASSWORD, factor: { kind: 'totp', answer: '000000' } });
  await expect(without).rejects.toMatchObject({ code: 'totp.wrong' });
  const renewed = await owner.renewRecoveryCodes({ password: PASSWORD, factor });
  expect(renewed.codes.filter((code) => codes.includes(code))).toEqual([]);
  await expect(logInWith(codes[0])).rejects.toMatchObject(WRONG);
  await logInWith(renewed.codes[0]);
});

test('a code can remove a lost app, which removes the codes [own.security.recovery-codes]', async () => {
  const { codes, owner } = await enrolled();
  await owner.removeTotp({ password: PASSWORD, factor: { kind: 'recoveryCode', answer: codes[0] ?? '' } });
  expect(await owner.securityOverview()).toMatchObject({ totp: false, recoveryCodesLeft: null });
  expect(await rows()).toEqual([]);
  await client.logIn({ username: 'player', password: PASSWORD });
});

test('recovery is not offered without codes left [own.security.recovery-codes]', async () => {
  await enrolled();
  await ctx.db.execute('update recovery_codes set used_at = app_now()');
  const { value } = await rejectionOf(client.logIn({ username: 'player', password: PASSWORD }));
  expect(value.proofs).toEqual([{ kind: 'totp', hint: '' }]);
});

test('limits guesses [asvs 6.6.3]', async () => {
  const { codes } = await enrolled();
  const strict = { ...ctx, config: { ...ctx.config, limitFactor: 1 } };
  const from = { ip: '203.0.113.7', country: 'BD' };
  const owner = await mustExist(ctx, 'player');
  const outcomes: unknown[] = [];
  for (let i = 0; i < 11; i++)
    await consumeRecoveryCode(strict, owner, 'AAAA-AAAA', from).catch(({ code }) => outcomes.push(code));
  expect(outcomes).toEqual([...Array(10).fill('recovery.wrong'), 'limit.reached']);
  await expect(consumeRecoveryCode(strict, owner, codes[0] ?? '', from)).rejects.toMatchObject({
    code: 'limit.reached',
  });
});

test('concurrent right codes enable the app once, with one valid set of codes [own.security.totp]', {
  tags: ['extended'],
}, async () => {
  const { owner, freshFactor } = await enrolled();
  await owner.removeTotp({ password: PASSWORD, factor: await freshFactor() });
  await gateway.later(3 * STEP);
  const { secret } = await owner.beginTotp({ password: PASSWORD });
  const typed = [await currentAppCode(gateway, secret), await currentAppCode(gateway, secret, 1)];
  const ended = await Promise.allSettled(typed.map((code) => owner.confirmTotp({ code })));
  const issuedSets = ended.flatMap((result) => (result.status === 'fulfilled' ? [result.value.codes] : []));
  expect([issuedSets.length, (await rows()).length]).toEqual([1, 10]);
  await logInWith(issuedSets[0]?.[0]);
});
