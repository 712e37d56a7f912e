import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeProof, giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { type Modules, startModules } from '../../harness/modules';
import { solve } from '../../harness/work';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const workRequest = { purpose: 'captcha' } as const;
const done = async () => solve(await gateway.client.work(workRequest));

test('completed work returns a receipt for its purpose', async () => {
  const { proof } = await gateway.client.answerWork(await done());
  expect(await consumeProof(gateway.ctx, 'slide', '', proof)).toBe(false);
  expect(await consumeProof(gateway.ctx, 'captcha', '', proof)).toBe(true);
});

test('work counts once, under twenty concurrent submissions too', async () => {
  const solution = await done();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => gateway.client.answerWork(solution)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('rejects wrong numbers and foreign challenges', async () => {
  const solution = await done();
  const wrong = { code: 'work.wrong', status: 422 };
  for (const change of [
    { number: solution.number + 1 },
    { signature: 'f'.repeat(64) },
    { salt: `${solution.salt}x=1&` },
  ])
    await expect(gateway.client.answerWork({ ...solution, ...change })).rejects.toMatchObject(wrong);
});

test('rejects work older than five minutes by the platform’s clock', async () => {
  const solution = await done();
  await gateway.later(301_000);
  await expect(gateway.client.answerWork(solution)).rejects.toMatchObject({ code: 'work.expired' });
});

test.each(['login', 'registration', 'password', 'firebase'] as const)(
  'wrong, late or reused work for a code for %s fails the captcha check [s8.phone.captcha-failed]',
  async (purpose) => {
    const failed = { code: 'sms.captchaFailed', status: 422 };
    const work = async () => solve(await gateway.client.work({ purpose, about: '880 01712345678' }));
    const solution = await work();
    const late = await work();
    await expect(gateway.client.answerWork({ ...solution, number: solution.number + 1 })).rejects.toMatchObject(failed);
    await gateway.client.answerWork(solution);
    await expect(gateway.client.answerWork(solution)).rejects.toMatchObject(failed);
    await gateway.later(301_000);
    await expect(gateway.client.answerWork(late)).rejects.toMatchObject(failed);
  },
);

test('a receipt is valid once, for its purpose, for two minutes [asvs 2.3.1]', async () => {
  const { proof } = await giveProof(gateway.ctx, 'slide');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => consumeProof(gateway.ctx, 'slide', '', proof)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  const late = await giveProof(gateway.ctx, 'slide');
  await gateway.later(120_000);
  expect(await consumeProof(gateway.ctx, 'slide', '', late.proof)).toBe(false);
  expect(await consumeProof(gateway.ctx, 'slide', '', '')).toBe(false);
});

test('a receipt is valid only for its subject', async () => {
  const { proof } = await giveProof(gateway.ctx, 'login', '880 01712345678');
  expect(await consumeProof(gateway.ctx, 'login', '880 01812345678', proof)).toBe(false);
  expect(await consumeProof(gateway.ctx, 'password', '880 01712345678', proof)).toBe(false);
  expect(await consumeProof(gateway.ctx, 'login', '880 01712345678', proof)).toBe(true);
});
