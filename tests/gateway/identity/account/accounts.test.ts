import { afterAll, beforeAll, expect, test } from 'vitest';
import { countFailure, failuresOf, purgeFailures } from '../../../../src/gateway/identity/account/failures';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { createAccount, type Modules, startModules } from '../../harness/modules';

const HOUR = 3_600_000;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const create = (fields: Partial<Parameters<typeof createAccount>[1]>) =>
  createAccount(
    gateway.ctx.db,
    { userName: 'someone', type: 0, nickname: 'S', password: 'long enough', ...fields },
    new Date(),
  );

test('usernames start with a letter and are unique regardless of case', async () => {
  await create({ userName: 'Karim_1' });
  expect((await accountByName(gateway.ctx.db, 'kARIM_1'))?.userName).toBe('Karim_1');
  for (const userName of ['karim_1', '1karim', '_karim', 'ক', 'ab', "x' or 1=1", 'a'.repeat(33)])
    await expect(create({ userName })).rejects.toThrow();
});

test('accepts only the account types of the spec', async () => {
  for (const type of [0, 1, 2, 41, 42, 4]) await create({ userName: `type${type}`, type });
  await expect(create({ userName: 'type3', type: 3 })).rejects.toThrow();
});

test('phone numbers are E.164; phone numbers and email addresses are unique', async () => {
  await create({ userName: 'phone', mobile: '+8801812345678', email: 'One@example.test' });
  await expect(create({ mobile: '01912345678' })).rejects.toThrow();
  await expect(create({ mobile: '+8801812345678' })).rejects.toThrow();
  await expect(create({ email: 'one@example.test' })).rejects.toThrow();
});

test('looks up a username as a value, never as a pattern or SQL [asvs 2.2.1]', async () => {
  for (const name of ['%', 'play__', "player'--", 'player\u0000x'.replace('\u0000', ' ')])
    expect(await accountByName(gateway.ctx.db, name)).toBeUndefined();
});

test('purges login failures after a day', async () => {
  const held = async (name: string) => failuresOf(gateway.ctx.db, name, await gateway.ctx.now());
  await countFailure(gateway.ctx.db, 'somebody', await gateway.ctx.now());
  await gateway.later(23 * HOUR);
  await purgeFailures(gateway.ctx);
  expect(await held(' SomeBody')).toEqual({ inARow: 1, lockedUntil: null });
  await gateway.later(2 * HOUR);
  await purgeFailures(gateway.ctx);
  expect(await held('somebody')).toEqual({ inARow: 0, lockedUntil: null });
});
