import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Work } from '../../../src/contract';
import { consumeProof, giveProof } from '../../../src/gateway/challenge/proofs';
import { type Modules, startModules } from '../support/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

/** What the portal's worker does: try every number until the hash fits. */
function solve({ challenge, salt, maxnumber, signature }: Work) {
  for (let number = 0; number <= maxnumber; number++)
    if (
      createHash('sha256')
        .update(salt + number)
        .digest('hex') === challenge
    )
      return { challenge, salt, number, signature };
  throw new Error('there is no such number');
}
const purpose = 'captcha' as const;

test('the work, done, gives a receipt for what it stands in for', async () => {
  const { proof } = await gateway.client.answerWork({ purpose, ...solve(await gateway.client.work()) });
  expect(await consumeProof(gateway.ctx, 'slide', proof)).toBe(false);
  expect(await consumeProof(gateway.ctx, 'captcha', proof)).toBe(true);
});

test('work counts once, also when it is handed in twenty times at once', async () => {
  const solution = solve(await gateway.client.work());
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.client.answerWork({ purpose, ...solution })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('work that was not done, or not for us, is refused', async () => {
  const solution = solve(await gateway.client.work());
  const wrong = { code: 'work.wrong', status: 422 };
  for (const change of [{ number: solution.number + 1 }, { signature: 'f'.repeat(64) }, { salt: `${solution.salt}x=1&` }])
    await expect(gateway.client.answerWork({ purpose, ...solution, ...change })).rejects.toMatchObject(wrong);
});

test('work of another day is refused, by the platform’s clock', async () => {
  const solution = solve(await gateway.client.work());
  await gateway.later(301_000);
  await expect(gateway.client.answerWork({ purpose, ...solution })).rejects.toMatchObject({ code: 'work.expired' });
});

test('asvs 2.3.1: a receipt is good once, for its purpose, for two minutes', async () => {
  const { proof } = await giveProof(gateway.ctx, 'slide');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => consumeProof(gateway.ctx, 'slide', proof)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  const late = await giveProof(gateway.ctx, 'slide');
  await gateway.later(120_000);
  expect(await consumeProof(gateway.ctx, 'slide', late.proof)).toBe(false);
  expect(await consumeProof(gateway.ctx, 'slide', '')).toBe(false);
});
