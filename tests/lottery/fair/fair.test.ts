import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoKey, demoSigned } from '../../../src/gateway/demo/draws/beacon';
import { LOTTERIES } from '../../../src/lottery';
import { BEACONS, isSigned, publishedAt, roundAt, roundOf } from '../../../src/lottery/fair/beacon';
import { areSigned, claimOf } from '../../../src/lottery/fair/claims';
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

describe('own.draw.commitment: how a draw comes about', () => {
  test('the vectors hold, and a second implementation agrees with each', () => {
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

  test('the verifier knows the draws that are our own as the lotteries have them', () => {
    const own = Object.values(LOTTERIES).filter(({ draws }) => draws === 'own');
    expect(SPACES).toEqual(Object.fromEntries(own.map(({ code, draw }) => [code, draw])));
  });

  test('of any draw the result is one of that lottery', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(seeds, fc.constantFrom(...Object.values(LOTTERIES)), (seed, { draw, parseResult }) => {
        const space: Space = draw;
        expect(parseResult(resultOf(space, seed))).not.toBeNull();
      }),
      { seed: 15, numRuns: 200 },
    );
  });

  test('numbers are passed over rather than bent: of a range of three quarters of all words, each third is as likely', () => {
    const third = 2 ** 30;
    const below = stream(new Uint8Array(32));
    const low = Array.from({ length: 2_000 }, () => below(3 * third)).filter((one) => one < third).length;
    // By the remainder alone the lowest third would be half of all.
    expect(Math.abs(low - 667)).toBeLessThan(100);
  });

  test('each place of each ball is as likely', () => {
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

  test('a seed leads back to the end of its chain, and its commitment is the seed before', () => {
    const root = 'ab'.repeat(32);
    expect(commitmentOf(root)).toBe(sha256(root));
    expect(hashed(root, 3)).toBe(sha256(sha256(sha256(root))));
  });
});

describe('the beacon', () => {
  const quicknet = BEACONS['drand-quicknet'];
  const SIGNED = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

  test('a signature that drand has published holds under the key that is pinned; of another round, or changed, it does not', () => {
    expect(isSigned(quicknet, 1_000, SIGNED)).toBe(true);
    expect(isSigned(quicknet, 1_001, SIGNED)).toBe(false);
    expect(isSigned(BEACONS.demo, 1_000, SIGNED)).toBe(false);
    expect(isSigned(quicknet, 1_000, `${SIGNED.slice(0, -1)}8`)).toBe(false);
    expect(isSigned(quicknet, 1_000, '00'.repeat(48))).toBe(false);
  });

  test('the demo’s is of the same scheme, by its own key, and says what it is', () => {
    expect(demoKey()).toBe(BEACONS.demo.publicKey);
    expect(isSigned(BEACONS.demo, 7, demoSigned(7))).toBe(true);
    expect(isSigned(quicknet, 7, demoSigned(7))).toBe(false);
    expect(BEACONS.demo.says).toContain('not independent');
  });

  test('the round of an issue is the first at or after its close and three seconds', () => {
    expect(roundAt(quicknet, quicknet.genesis)).toBe(1);
    expect(roundAt(quicknet, Date.UTC(2026, 3, 20))).toBe(27_946_612);
    for (const close of [0, 1, 999, 2_999, 3_000].map((more) => Date.UTC(2026, 10, 22) + more)) {
      const round = roundOf(quicknet, close);
      expect(publishedAt(quicknet, round)).toBeGreaterThanOrEqual(close + 3_000);
      expect(publishedAt(quicknet, round - 1)).toBeLessThan(close + 3_000);
    }
  });
});

describe('signatures that are verified together', () => {
  const rounds = Array.from({ length: 12 }, (_, nth) => 9_000 + nth);
  const claims = rounds.map((round) => claimOf(round, demoSigned(round)) ?? expect.fail());
  const { demo, 'drand-quicknet': drand } = BEACONS;

  test('hold where each does, under the key of their beacon alone', () => {
    expect([areSigned(demo, claims), areSigned(demo, []), areSigned(drand, claims)]).toEqual([true, true, false]);
  });

  test('do not where one is of another round, wherever it stands', () => {
    for (const at of [0, 5, 11]) {
      const wrong = claimOf(rounds[at] ?? 0, demoSigned(1)) ?? expect.fail();
      expect(areSigned(demo, claims.with(at, wrong))).toBe(false);
    }
  });

  test('do not where two are wrong that would make up for one another', () => {
    const [one, other] = [claims[0] ?? expect.fail(), claims[1] ?? expect.fail()];
    const more = { ...one, signature: one.signature.add(other.signature) };
    const less = { ...other, signature: other.signature.subtract(one.signature) };
    const third = { ...one, signature: one.signature.subtract(other.signature) };
    const fourth = { ...other, signature: other.signature.double() };
    expect([areSigned(demo, [more, less]), areSigned(demo, [third, fourth])]).toEqual([false, false]);
    const swapped = [
      { ...one, signature: other.signature },
      { ...other, signature: one.signature },
    ];
    expect(areSigned(demo, swapped)).toBe(false);
  });

  test('what is no signature is no claim', () => {
    for (const signature of ['', 'ab'.repeat(48), '00'.repeat(48)]) expect(claimOf(1, signature)).toBeNull();
  });
});
