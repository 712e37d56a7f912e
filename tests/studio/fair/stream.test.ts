import { expect, test } from 'vitest';
import { commitment, stream } from '../../../src/studio/fair/stream';
import { verdict } from '../../../src/studio/verify/proof';

const source = { serverSeed: 'ab'.repeat(32), clientSeed: 'river', game: 'lab-wheel', version: 1, nonce: 7 } as const;

const DRAWS = 98_000;

const first = (change: object) => {
  const draw = stream({ ...source, ...change });
  return Array.from({ length: 8 }, () => draw(2 ** 32));
};

test('changing any input changes the numbers', () => {
  const changes = [
    {},
    { serverSeed: 'cd'.repeat(32) },
    { clientSeed: 'River' },
    { game: 'lab-dice' },
    { version: 2 },
    { nonce: 8 },
  ];
  expect(new Set(changes.map((change) => first(change).join())).size).toBe(changes.length);
  expect(first({})).toEqual(first({}));
});

test('draws numbers below n uniformly: chi-square of 98,000 draws (p = 0.0001), for n that do not divide 2^32', () => {
  for (const [below, bound] of [
    [3, 18.4],
    [10, 33.7],
    [49, 93.2],
  ] as const) {
    const draw = stream({ ...source, clientSeed: `n ${below}` });
    const found = Array.from({ length: below }, () => 0);
    for (let time = 0; time < DRAWS; time++) {
      const value = draw(below);
      found[value] = (found[value] ?? 0) + 1;
    }
    const due = DRAWS / below;
    expect(found.reduce((all, some) => all + (some - due) ** 2 / due, 0)).toBeLessThan(bound);
  }
});

test('rejects bounds that are not integers from 1 to 2^32', () => {
  for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => stream(source)(below)).toThrow(RangeError);
});

test('verifies the seed, result and payment of a proof', () => {
  const { serverSeed, ...rest } = source;
  const proof = { ...rest, serverSeed, commitment: commitment(serverSeed), acts: [{ act: 'spin' }], stake: '10.00' };
  const { pays } = verdict(proof);
  const won = { '0': '0.00', '3/2': '15.00', '2': '20.00', '3': '30.00' }[pays] ?? '';
  expect(verdict({ ...proof, payout: won })).toMatchObject({ matchesCommitment: true, ended: true, paid: true });
  expect(verdict({ ...proof, payout: '1.00' })).toMatchObject({ matchesCommitment: true, paid: false });
  expect(verdict({ ...proof, commitment: 'ab'.repeat(32) })).toMatchObject({ matchesCommitment: false, paid: null });
  expect(() => verdict({ ...proof, clientSeed: 'নদী' })).toThrow();
  expect(() => verdict({ ...proof, acts: [{ act: 'roll', target: 3 }] })).toThrow('no such act');
});
