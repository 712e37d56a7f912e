/** @module-tag extended */

import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { startForYears } from '../money/limits/support';
import { ACTS, beginWalk, type Step, takeStep } from './allowed-walk';

/** Seed of the random walk; failures print theirs. */
const SEED = Number(process.env.FAULT_SEED ?? 1_971);
const gateway = await startForYears();
afterAll(() => gateway.close());

const acts = Object.keys(ACTS).filter((name): name is Step['act'] => Object.hasOwn(ACTS, name));
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('begin' as const, 'refuse' as const, 'pay' as const, 'send' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...acts) },
  ),
  who: fc.nat(2),
  nth: fc.nat(20),
  minor: fc.integer({ min: 30_000, max: 120_000 }),
  hours: fc.integer({ min: 1, max: 30 }),
});

test('any order of acts respects deposit limits and turnover [own.deposit-limit.set asvs 2.3.2]', async () => {
  const walked = fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), async (steps) => {
    const walk = await beginWalk(gateway);
    for (const item of steps) await takeStep(walk, item);
  });
  await fc.assert(walked, { seed: SEED, numRuns: 8, endOnFailure: true });
});
