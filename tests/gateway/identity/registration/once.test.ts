import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { purgeRegistrationKeys } from '../../../../src/gateway/identity/registration/idempotency';
import { registrationKeys } from '../../../../src/gateway/identity/registration/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer, withModules } from './support';

const KEY = { idempotencyKey: '0b1c2d3e4f50617283940a1b2c3d4e5f' };
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => withModules(gateway, {}));
afterAll(() => gateway.close());

const register = (fields: Parameters<typeof newcomer>[0] = {}) => gateway.client.register(newcomer(fields), KEY);
const made = async () => (await gateway.ctx.db.select().from(accounts).where(eq(accounts.userName, 'rupa_77'))).length;

test('a repeat under the same key returns the same account with a fresh token [s4.registration.success]', async () => {
  const first = await register();
  const second = await register();
  expect(second.userInfo).toEqual(first.userInfo);
  expect(second.token).not.toBe(first.token);
  const ids = [first, second].map(async ({ token }) => (await gateway.as(token).memberInfo()).id);
  expect(new Set(await Promise.all(ids)).size).toBe(1);
  expect(await made()).toBe(1);
});

test('twenty concurrent requests create one account, and each logs in [asvs 2.3.4]', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => register()));
  expect(new Set(all.map(({ token }) => token)).size).toBe(20);
  expect(await made()).toBe(1);
});

test('a repeat is matched before captcha and proofs, which may be used up', async () => {
  await setModule(gateway.ctx, 'SLIDEVERIF', true);
  const slideProof = (await giveProof(gateway.ctx, 'slide')).proof;
  await register({ slideProof });
  await register({ slideProof });
  await register();
});

test.each([
  ['another field', { payeeName: 'Somebody else' }],
  ['another password', { password: 'Other-boat-99', confirmPassword: 'Other-boat-99' }],
])('rejects the same key with %s', async (_, fields) => {
  await register();
  await expect(register(fields)).rejects.toMatchObject({ status: 409, code: 'registration.keyReused' });
  expect(await made()).toBe(1);
});

test('a rejected request frees its key for correction', async () => {
  await expect(register({ username: 'player' })).rejects.toMatchObject({ code: 'registration.usernameTaken' });
  await register();
  expect(await made()).toBe(1);
});

test('two keys with one username: one succeeds, the other is rejected', async () => {
  const other = { idempotencyKey: 'another-key-of-another-player' };
  const outcomes = await Promise.all(
    [register(), gateway.client.register(newcomer(), other)].map((entry) => entry.catch(({ code }) => code)),
  );
  expect(outcomes.filter((outcome) => outcome === 'registration.usernameTaken')).toHaveLength(1);
  expect(await made()).toBe(1);
});

test('a key of a crashed process can be retried; keys are purged after a day', async () => {
  await register();
  await gateway.ctx.db.update(registrationKeys).set({ accountId: null });
  await gateway.later(31_000);
  await expect(register()).rejects.toMatchObject({ code: 'registration.usernameTaken' });
  await register({ username: 'second' });
  await gateway.later(25 * 3_600_000);
  await purgeRegistrationKeys(gateway.ctx);
  expect(await gateway.ctx.db.select().from(registrationKeys)).toEqual([]);
});

test('a stored key contains no password, not even as a fast hash', async () => {
  await register();
  const [storedKey] = await gateway.ctx.db.select().from(registrationKeys);
  await withModules(gateway, {});
  await register({ password: 'Other-boat-99', confirmPassword: 'Other-boat-99' });
  expect((await gateway.ctx.db.select().from(registrationKeys))[0]?.fingerprint).toBe(storedKey?.fingerprint);
});
