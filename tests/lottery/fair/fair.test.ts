import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../../src/lottery';
import { BEACONS, isSigned, publishedAt, roundAt, roundOf } from '../../../src/lottery/fair/beacon';
import { areSigned, claimOf } from '../../../src/lottery/fair/claims';
import { demoKey, demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { resultOf, type Space } from '../../../src/lottery/fair/map';
import { commitmentOf, drawSeed, hashed } from '../../../src/lottery/fair/seed';
import { stream } from '../../../src/lottery/fair/stream';
import { SPACES } from '../../../src/lottery/fair/verify';
import { secondResult, secondSeed, sha256 } from './second';

const KINDS: Record<string, string> = { SSC: 'digits 10 5', '11X5': 'balls 11 5', PK10: 'balls 10 10' };
const vectors = readFileSync(new URL('vectors.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'));

describe('provably fair draws [own.draw.commitment]', () => {
  test('a second implementation reproduces all vectors', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(1_000);
    for (const [
      lottery = '',
      issue = '',
      mapping = '',
      round = '',
      serverSeed = '',
      signature = '',
      result = '',
    ] of vectors) {
      const seed = drawSeed({ serverSeed, lottery, issue, mapping, round: Number(round), signature });
      const space = SPACES[lottery] ?? expect.fail(lottery);
      expect(resultOf(space, seed).join(' ')).toBe(result);
      const second = secondSeed(serverSeed, [lottery, issue, mapping, round, signature]);
      expect(secondResult(KINDS[lottery] ?? '', second).join(' ')).toBe(result);
    }
  });

  test('the spaces of the verifier equal those of the lotteries', () => {
    const own = Object.values(LOTTERIES).filter(({ draws }) => draws === 'own');
    expect(SPACES).toEqual(Object.fromEntries(own.map(({ code, draw }) => [code, draw])));
  });

  test('any seed maps to a valid result of every lottery', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(seeds, fc.constantFrom(...Object.values(LOTTERIES)), (seed, { draw, parseResult }) => {
        const space: Space = draw;
        expect(parseResult(resultOf(space, seed))).not.toBeNull();
      }),
      { seed: 15, numRuns: 200 },
    );
  });

  test('skips numbers instead of biasing them: thirds of three quarters of 2^32 are equally likely', () => {
    const third = 2 ** 30;
    const below = stream(new Uint8Array(32));
    const low = Array.from({ length: 2_000 }, () => below(3 * third)).filter((number) => number < third).length;
    // Plain modulo would give the lowest third half of the numbers.
    expect(Math.abs(low - 667)).toBeLessThan(100);
  });

  test('each ball is equally likely at each place', () => {
    const counts = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => 0));
    const of: Space = { kind: 'balls', of: 10, take: 10 };
    for (let nth = 0; nth < 4_000; nth++) {
      const seed = secondSeed('00', [nth]);
      for (const [place, ball] of resultOf(of, seed).entries()) {
        const row = counts[place] ?? [];
        row[ball - 1] = (row[ball - 1] ?? 0) + 1;
      }
    }
    const chi = counts.flat().reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    // 81 degrees of freedom: 99.9 % lie below 126.
    expect(chi).toBeLessThan(126);
  });

  test('hashing a seed leads back along its chain; its commitment is the previous seed', () => {
    const root = 'ab'.repeat(32);
    expect(commitmentOf(root)).toBe(sha256(root));
    expect(hashed(root, 3)).toBe(sha256(sha256(sha256(root))));
  });
});

describe('beacon', () => {
  const quicknet = BEACONS['drand-quicknet'];
  const SIGNED = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

  test('accepts a published drand signature under the pinned key; rejects it changed or for another round', () => {
    expect(isSigned(quicknet, 1_000, SIGNED)).toBe(true);
    expect(isSigned(quicknet, 1_001, SIGNED)).toBe(false);
    expect(isSigned(BEACONS.demo, 1_000, SIGNED)).toBe(false);
    expect(isSigned(quicknet, 1_000, `${SIGNED.slice(0, -1)}8`)).toBe(false);
    expect(isSigned(quicknet, 1_000, '00'.repeat(48))).toBe(false);
  });

  test('the demo beacon signs with its own key and discloses that it is not independent', () => {
    expect(demoKey()).toBe(BEACONS.demo.publicKey);
    expect(isSigned(BEACONS.demo, 7, demoSigned(7))).toBe(true);
    expect(isSigned(quicknet, 7, demoSigned(7))).toBe(false);
    expect(BEACONS.demo.label).toContain('not independent');
  });

  test('the round of an issue is the first at or after its close plus three seconds', () => {
    expect(roundAt(quicknet, quicknet.genesis)).toBe(1);
    expect(roundAt(quicknet, Date.UTC(2026, 3, 20))).toBe(27_946_612);
    for (const close of [0, 1, 999, 2_999, 3_000].map((more) => Date.UTC(2026, 10, 22) + more)) {
      const round = roundOf(quicknet, close);
      expect(publishedAt(quicknet, round)).toBeGreaterThanOrEqual(close + 3_000);
      expect(publishedAt(quicknet, round - 1)).toBeLessThan(close + 3_000);
    }
  });
});

describe('batch verification', () => {
  const rounds = Array.from({ length: 12 }, (_, nth) => 9_000 + nth);
  const claims = rounds.map((round) => claimOf(round, demoSigned(round)) ?? expect.fail());
  const { demo, 'drand-quicknet': drand } = BEACONS;

  test('accepts valid claims under the key of their beacon only', () => {
    expect([areSigned(demo, claims), areSigned(demo, []), areSigned(drand, claims)]).toEqual([true, true, false]);
  });

  test('rejects a batch with a signature of another round, at any position', () => {
    for (const at of [0, 5, 11]) {
      const wrong = claimOf(rounds[at] ?? 0, demoSigned(1)) ?? expect.fail();
      expect(areSigned(demo, claims.with(at, wrong))).toBe(false);
    }
  });

  test('rejects two wrong claims that would cancel out', () => {
    const first = claims[0] ?? expect.fail();
    const second = claims[1] ?? expect.fail();
    const more = { ...first, signature: first.signature.add(second.signature) };
    const less = { ...second, signature: second.signature.subtract(first.signature) };
    const third = { ...first, signature: first.signature.subtract(second.signature) };
    const fourth = { ...second, signature: second.signature.double() };
    expect([areSigned(demo, [more, less]), areSigned(demo, [third, fourth])]).toEqual([false, false]);
    const swapped = [
      { ...first, signature: second.signature },
      { ...second, signature: first.signature },
    ];
    expect(areSigned(demo, swapped)).toBe(false);
  });

  test('does not parse an invalid signature into a claim', () => {
    for (const signature of ['', 'ab'.repeat(48), '00'.repeat(48)]) expect(claimOf(1, signature)).toBeNull();
  });
});
