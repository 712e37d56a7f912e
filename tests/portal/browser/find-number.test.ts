import { createChallenge } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { findNumber } from '../../../src/portal/browser/find-number';

const work = async (number: number) => {
  const made = await createChallenge({
    hmacKey: 'secret',
    number,
    params: { purpose: 'puzzle', bound: 'x'.repeat(43) },
  });
  return { ...made, algorithm: 'SHA-256' as const, maxnumber: 500 };
};

test.each([0, 7, 499, 500])('finds the number %d', async (number) => {
  expect(findNumber(await work(number))).toBe(number);
});

test('finds none outside the bounds', async () => {
  expect(findNumber(await work(501))).toBeNull();
  expect(findNumber({ ...(await work(3)), salt: 'another' })).toBeNull();
});
