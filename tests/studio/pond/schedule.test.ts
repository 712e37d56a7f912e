import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FISH_KINDS } from '../../../src/studio/games/fish';
import { kindOf } from '../../../src/studio/pond/schedule';
import { entering, entersAt, isSwimming, leavesAt, PLACES } from '../../../src/studio/pond/swim';

const HOUR = 1_765_800_000_000;

/**
 * Second implementation of the kinds of a minute's fish: the hex digits of its public seed, by the ends of the kinds'
 * ranges.
 */
function kindsOf(minute: number): string[] {
  const digits = createHash('sha256').update(`lab-fish:${minute}`).digest('hex');
  const ends = [0x3f, 0x73, 0x9f, 0xc1, 0xdb, 0xed, 0xf9, 0xff];
  return (digits.match(/../g) ?? [])
    .slice(0, 20)
    .map((byte) => FISH_KINDS[ends.findIndex((end) => Number.parseInt(byte, 16) <= end)] ?? '');
}

test('the fish of a minute follow from its public seed [own.pond.shared]', () => {
  for (let minute = HOUR / 60_000; minute < HOUR / 60_000 + 60; minute++) {
    const fish = entering(minute * 60_000, (minute + 1) * 60_000);
    expect(fish.map(kindOf)).toEqual(kindsOf(minute));
  }
});

test('every kind enters the pond, common ones more often', () => {
  const kinds = entering(HOUR, HOUR + 24 * 3_600_000).map(kindOf);
  const counts = FISH_KINDS.map((kind) => kinds.filter((candidate) => candidate === kind).length);
  expect(counts.every((count) => count > 100)).toBe(true);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

test('a fish enters every three seconds and swims for exactly 24 seconds', () => {
  const [fish = 0, next = 0] = entering(HOUR, HOUR + 6_000);
  expect([entersAt(fish), entersAt(next), leavesAt(fish)]).toEqual([HOUR, HOUR + 3_000, HOUR + 24_000]);
  const times = [HOUR - 1, HOUR, HOUR + 23_999, HOUR + 24_000];
  expect(times.map((now) => isSwimming(fish, now))).toEqual([false, true, true, false]);
  for (const now of [HOUR, HOUR + 1, HOUR + 2_999])
    expect(entering(now - 60_000, now + 1).filter((number) => isSwimming(number, now))).toHaveLength(PLACES);
});
