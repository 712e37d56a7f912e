/** @module-tag extended */
import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { startModules } from '../harness/modules';
import { ACTS, beginWalk, type Step, takeStep } from './walk';

/** Seed of the random walk; failures print theirs. */
const SEED = Number(process.env.FAULT_SEED ?? 1_905);
const gateway = await startModules();
afterAll(() => gateway.close());

const acts = Object.keys(ACTS).filter((name): name is Step['act'] => Object.hasOwn(ACTS, name));
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(2),
  minor: fc.integer({ min: 50_000, max: 150_000 }),
  nth: fc.nat(20),
  cut: fc.option(fc.nat(25), { freq: 4 }),
});

test('adds up after each operation, in any order and with lost connections [asvs 2.3.3 2.3.4]', async () => {
  const walked = fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), async (steps) => {
    const walk = await beginWalk(gateway);
    for (const item of steps) await takeStep(walk, item);
  });
  await fc.assert(walked, { seed: SEED, numRuns: 3, endOnFailure: true });
});
