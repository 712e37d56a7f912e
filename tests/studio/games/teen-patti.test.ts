import { describe, expect, test } from 'vitest';
import { sharedOf } from '../../../src/studio/games';
import { fraction } from '../../../src/studio/games/fraction';
import { handOf, teenPatti } from '../../../src/studio/games/tables/teen-patti';
import { handText, pattiSpots } from '../fair/second-tables';
import { type Chips, dealing, derivedTable, place, type Result, tableOf } from './table-odds';

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';
/** Parses cards in common notation: 'As Kh Td'. */
const cards = (text: string): number[] =>
  text.split(' ').map(([rank = '', suit = '']) => SUITS.indexOf(suit) * 13 + RANKS.indexOf(rank));

type Hand = { cards: readonly [number, number, number]; text: string };

const hands: Hand[] = [];
for (let index = 0; index < 52; index++)
  for (let two = index + 1; two < 52; two++)
    for (let three = two + 1; three < 52; three++)
      hands.push({ cards: [index, two, three], text: handText([three, index, two]) });

describe('lab-patti', () => {
  test('ranks hands by kind, then by their cards', () => {
    const descending = [
      'As Ah Ad, Ks Kh Kc, 2s 2h 2d',
      'As Ks Qs, Ah 2h 3h, Kd Qd Jd, 4c 3c 2c',
      'As Kh Qs, Ah 2c 3h, Kd Qs Jd, 4c 3c 2s',
      'As Ks Js, As Ks 2s, Ah Qh Jh, 5d 3d 2d',
      'As Ah Kd, As Ah 2d, Ks Kh Ad, 2s 2h Ad, 2s 2h 3d',
      'As Kh Jd, As Kh 2d, As Qh Jd, Ks Qh Td, 5s 3h 2d',
    ].flatMap((row) => row.split(', '));
    const strengths = descending.map((text) => handOf(cards(text)).strength);
    expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => b - a));
  });

  test('hands that differ only in suits or order are equal', () => {
    for (const [first, second] of [
      ['As Ks Qs', 'Qd Ad Kd'],
      ['Ah 2c 3h', '3d 2s As'],
      ['9s 7s 2s', '2h 9h 7h'],
      ['8s 8h Kd', 'Kc 8d 8c'],
      ['Js 9h 4d', '4s Jd 9c'],
    ] as const)
      expect(handOf(cards(first))).toEqual(handOf(cards(second)));
  });

  test('counts the hands of each kind', () => {
    const counts: Record<string, number> = {};
    for (const hand of hands) {
      const { kind } = handOf(hand.cards);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(counts).toEqual({
      trail: 52,
      pureSequence: 48,
      sequence: 720,
      colour: 1_096,
      pair: 3_744,
      high: 16_440,
    });
  });

  test('ranks all 22,100 hands as a second implementation does', () => {
    const strengths = new Map<string, Set<number>>();
    for (const { cards: some, text } of hands)
      strengths.set(text, (strengths.get(text) ?? new Set()).add(handOf(some).strength));
    const ascending = [...strengths].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, some]) => [...some]);
    expect([hands.length, ascending.length]).toEqual([22_100, strengths.size]);
    expect(ascending).toEqual([...new Set(ascending)].sort((a, b) => a - b));
  });

  test.each([
    ['the stronger hand', 'As Ah Ad Ks Kh Kd', { kinds: ['trail', 'trail'], winner: 'a' }, ['a', 'pair.a', 'pair.b']],
    ['the other hand', '9s 7h 2d 3s 3h 4d', { kinds: ['high', 'pair'], winner: 'b' }, ['b', 'pair.b']],
    ['equal hands', '9s 7h 2d 9h 7s 2c', { kinds: ['high', 'high'], winner: 'tie' }, ['a', 'b']],
  ])('deals three cards to each side and pays %s', (_, text, expectedPart, paying) => {
    const dealt = cards(text);
    const result = sharedOf('lab-patti').result(dealing(52, dealt), 1);
    expect(result).toEqual({ a: dealt.slice(0, 3), b: dealt.slice(3), ...expectedPart, paying });
  });

  /** Counts the deals by the winner, and by whether each side has a pair or better (1) or not (0): 'a10' etc. */
  function countDeals(): Record<string, number> {
    const order = [...new Set(hands.map(({ text }) => text))].sort();
    const heights = new Map(order.map((text, height) => [text, height]));
    const top = order.length;
    const firstPair = order.findIndex((text) => !text.startsWith('0'));
    /** Number of hands below a height that have these cards. */
    const below = new Map<number, Int32Array>();
    const keysOf = ([one, two, three]: Hand['cards']) => ({
      singles: [one, two, three],
      pairs: [one * 52 + two, one * 52 + three, two * 52 + three].map((pair) => 52 + pair),
    });
    const ALL = -1;
    for (const { cards: some, text } of hands) {
      const { singles, pairs } = keysOf(some);
      for (const key of [ALL, ...singles, ...pairs]) {
        const counts = below.get(key) ?? new Int32Array(top + 1);
        below.set(key, counts);
        const above = (heights.get(text) ?? 0) + 1;
        counts[above] = (counts[above] ?? 0) + 1;
      }
    }
    for (const counts of below.values())
      for (let height = 1; height <= top; height++) counts[height] = (counts[height] ?? 0) + (counts[height - 1] ?? 0);

    const deals: Record<string, number> = {};
    const count = (key: string, ways: number) => {
      deals[key] = (deals[key] ?? 0) + ways;
    };
    for (const { cards: some, text } of hands) {
      const mine = heights.get(text) ?? 0;
      const { singles, pairs } = keysOf(some);
      /** Counts the hands below a height that share no card with this one, by inclusion and exclusion. */
      const othersBelow = (height: number) => {
        const shared = (keys: number[]) => keys.reduce((all, key) => all + (below.get(key)?.[height] ?? 0), 0);
        return shared([ALL]) - shared(singles) + shared(pairs) - (mine < height ? 1 : 0);
      };
      /** Counts the other hands from one height to below another. */
      const between = (from: number, to: number) => (from < to ? othersBelow(to) - othersBelow(from) : 0);
      const own = mine < firstPair ? 0 : 1;
      count(`a${own}0`, between(0, Math.min(mine, firstPair)));
      count(`a${own}1`, between(firstPair, mine));
      count(`tie${own}${own}`, between(mine, mine + 1));
      count(`b${own}0`, between(mine + 1, firstPair));
      count(`b${own}1`, between(Math.max(mine + 1, firstPair), top));
    }
    return Object.fromEntries(Object.entries(deals).filter(([, ways]) => ways > 0));
  }

  /** Hands as text that lead to each result. */
  const EXAMPLES: Record<string, readonly [a: string, b: string]> = {
    a00: ['0B', '0A'],
    a10: ['1A', '0A'],
    a11: ['1B', '1A'],
    b00: ['0A', '0B'],
    b01: ['0A', '1A'],
    b11: ['1A', '1B'],
    tie00: ['0A', '0A'],
    tie11: ['1A', '1A'],
  };

  test('publishes the chances counted over all deals of two hands', () => {
    const deals = countDeals();
    expect(Object.keys(deals).sort()).toEqual(Object.keys(EXAMPLES));
    expect([deals.a00, deals.a10, deals.a11]).toEqual([deals.b00, deals.b01, deals.b11]);
    const all = Object.values(deals).reduce((sum, ways) => sum + ways, 0);
    expect(all).toBe(22_100 * 18_424);
    const results: Result[] = Object.entries(EXAMPLES).map(([key, texts]) => ({
      chance: fraction(deals[key] ?? 0, all),
      paysOf: pattiSpots(texts),
    }));
    // The last chips pay differently for each of the eight results.
    const each: Chips = { a: 1, 'pair.a': 2, 'pair.b': 4 };
    const placements: Chips[] = [{ a: 1 }, { b: 1 }, { 'pair.a': 1 }, { 'pair.b': 1 }, each];
    for (const chips of placements) expect(tableOf(teenPatti.odds(place(chips)))).toEqual(derivedTable(results, chips));
    expect(teenPatti.odds(place(each)).length).toBe(8);
  });
});
