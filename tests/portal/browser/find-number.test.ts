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

test.each([0, 7, 499, 500])('the number %d of a work is found', async (number) => {
  expect(findNumber(await work(number))).toBe(number);
});

test('where there is none within its bounds, none is found', async () => {
  expect(findNumber(await work(501))).toBeNull();
  expect(findNumber({ ...(await work(3)), salt: 'another' })).toBeNull();
});
