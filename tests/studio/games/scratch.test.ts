/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../../src/studio/catalogue/pictures';
import { SCRATCH_CARDS } from '../../../src/studio/catalogue/scratch-cards';
import { GAMES } from '../../../src/studio/games';
import { isSame, toText } from '../../../src/studio/games/fraction';
import type { Played } from '../../../src/studio/games/game';
import { cardsOf, FIELDS } from '../../../src/studio/games/scratch';

const first = { act: 'scratch' };
const CARDS = 1_000;
const scratchCard = GAMES['lab-scratch'];
/** Plays a round with this card of a thousand and this rank. */
const play = (card: number, rank: number): Played => {
  const drawn = [card, rank];
  return scratchCard.play(() => drawn.shift() ?? 0, [first]);
};
const fieldsOf = ({ visiblePart }: Played): string[] =>
  Array.isArray(visiblePart.fields) ? visiblePart.fields.map(String) : [];
/** Frequencies of the pictures on a card, the highest first. */
const countsOf = (fields: readonly string[]) =>
  PICTURES.map((picture) => fields.filter((field) => field === picture).length).sort((a, b) => b - a);
/** The first card of a thousand that wins by each picture, and the first losing card. */
const FIRSTS = { kite: 0, owl: 1, drum: 5, boat: 15, lily: 45, fish: 115 } as const;
const LOSING = 265;

test.each(SCRATCH_CARDS)('$id: its published table matches an enumeration of all cards', ({ id, cards }) => {
  const won = new Map<string, number>();
  for (let card = 0; card < cards; card++) {
    const drawn = [card, 0];
    const { pays } = GAMES[id].play(() => drawn.shift() ?? 0, [first]);
    won.set(toText(pays), (won.get(toText(pays)) ?? 0) + 1);
  }
  const odds = GAMES[id].odds(first);
  expect(Object.fromEntries(won)).toEqual(
    Object.fromEntries(odds.map(({ ways, pays }) => [toText(pays), Number(ways)])),
  );
  expect(odds.every(({ of }) => of === BigInt(cards))).toBe(true);
});

describe('lab-scratch', () => {
  test('draws only a card below a thousand and its rank below the number of such cards', () => {
    for (const [card, winner] of [
      [0, 'kite'],
      [LOSING, null],
    ] as const) {
      const belows: number[] = [];
      scratchCard.play(
        (below) => {
          belows.push(below);
          return belows.length === 1 ? card : 0;
        },
        [first],
      );
      expect(belows).toEqual([CARDS, cardsOf(winner)]);
    }
  });

  /**
   * Counts the ways to fill the fields, choosing for each picture up to two of them; the caller places the winner's
   * three.
   */
  const fillings = (fields: number, pictures: number): number => {
    if (pictures === 0) return fields === 0 ? 1 : 0;
    const pairs = (fields * (fields - 1)) / 2;
    return (
      fillings(fields, pictures - 1) +
      (fields > 0 ? fields * fillings(fields - 1, pictures - 1) : 0) +
      (fields > 1 ? pairs * fillings(fields - 2, pictures - 1) : 0)
    );
  };

  test('has as many cards of each kind as there are ways to lay them out', () => {
    const triples = (FIELDS * (FIELDS - 1) * (FIELDS - 2)) / 6;
    expect([cardsOf(null), fillings(FIELDS, 6)]).toEqual([1_587_600, 1_587_600]);
    for (const picture of PICTURES)
      expect([cardsOf(picture), triples * fillings(FIELDS - 3, 5)]).toEqual([680_400, 680_400]);
  });

  /** Plays ranks in steps; fails on a card that does not show its result, or that another rank has. */
  function expectCards(card: number, winner: (typeof PICTURES)[number] | null, step: number) {
    const distinctCards = new Set<string>();
    const line = scratchCard.odds(first).find(({ name }) => name === (winner ?? 'lost'));
    let ranks = 0;
    for (let rank = 0; rank < cardsOf(winner); rank += step) {
      const played = play(card, rank);
      const fields = fieldsOf(played);
      const [most = 0, second = 0] = countsOf(fields);
      const isRight =
        fields.length === FIELDS &&
        played.visiblePart.winner === winner &&
        line !== undefined &&
        isSame(played.pays, line.pays) &&
        second <= 2 &&
        (winner ? most === 3 && fields.filter((field) => field === winner).length === 3 : most <= 2);
      if (!isRight) expect.fail(JSON.stringify({ rank, ...played.visiblePart }));
      distinctCards.add(fields.join());
      ranks += 1;
    }
    expect(distinctCards.size).toBe(ranks);
  }

  test('each card shows its result, and each rank is a different card: every 997th', () => {
    expectCards(LOSING, null, 997);
    for (const picture of PICTURES) expectCards(FIRSTS[picture], picture, 997);
  });

  test('each card shows its result, and each rank is a different card: every seventh', () => {
    expectCards(LOSING, null, 7);
    expectCards(FIRSTS.kite, 'kite', 7);
  });

  test('rejects unknown, repeated and missing acts', () => {
    for (const acts of [[{ act: 'spin' }], [first, first], []]) expect(() => scratchCard.play(() => 0, acts)).toThrow();
  });
});
