import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/studio/games';
import { fraction, toText } from '../../../src/studio/games/fraction';
import { BY_EVENING, baccaratSpots } from '../fair/second-tables';
import { type Chips, dealing, derivedTable, place, type Result, tableOf } from './table-odds';

const { 'lab-baccarat': baccarat, 'lab-baccarat-evening': evening } = GAMES;

/** The banker's choices, draw (D) or stand, by the banker's total, and by the player's third card from 0 to 9. */
const TABLEAU = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDD-D',
  '--DDDDDD--',
  '----DDDD--',
  '------DD--',
  '----------',
];

/** Returns a card with these points: a king, or ace to nine. */
const cardOf = (points: number): number => (points === 0 ? 12 : points - 1);
const points = Array.from({ length: 10 }, (_, some) => some);

/** Plays a round with these cards in the order of the shoe, each from a different pack. */
function dealt(cards: readonly number[]): { player: unknown; banker: unknown; pays: string } {
  const chance = dealing(
    416,
    cards.map((card, at) => 52 * (at + 1) + card),
  );
  const { visiblePart, pays } = baccarat.play(chance, [place({ banker: 1 })]);
  return { player: visiblePart.player, banker: visiblePart.banker, pays: toText(pays) };
}
/** Returns cards with these points. */
const hand = (...some: number[]) => some.map(cardOf);

describe('lab-baccarat', () => {
  test('deals player and banker in turn, then the third cards', () => {
    expect(dealt(hand(1, 2, 3, 4, 5, 6))).toEqual({ player: hand(1, 3, 5), banker: hand(2, 4), pays: '0' });
    expect(dealt(hand(1, 2, 3, 2, 5, 6))).toEqual({ player: hand(1, 3, 5), banker: hand(2, 2, 6), pays: '0' });
    expect(dealt(hand(3, 1, 3, 3, 5, 6))).toEqual({ player: hand(3, 3), banker: hand(1, 3, 5), pays: '193/100' });
    expect(dealt(hand(3, 2, 3, 4, 5, 6))).toEqual({ player: hand(3, 3), banker: hand(2, 4), pays: '1' });
  });

  test('the banker draws by the tableau after a third card of the player', () => {
    for (const [total, row] of TABLEAU.entries())
      for (let player = 0; player <= 5; player++)
        for (const third of points) {
          const { banker } = dealt(hand(player, total, 0, 0, third, 1));
          const draws = row[third] === 'D';
          expect([total, third, banker]).toEqual([total, third, hand(total, 0, ...(draws ? [1] : []))]);
        }
  });

  test('the banker draws up to 5 when the player stands on 6 or 7', () => {
    for (const player of [6, 7])
      for (let total = 0; total <= 7; total++) {
        const { banker, player: playerHand } = dealt(hand(player, total, 0, 0, 2, 3));
        expect([playerHand, banker]).toEqual([hand(player, 0), hand(total, 0, ...(total <= 5 ? [2] : []))]);
      }
  });

  test('a natural of either hand ends the round', () => {
    for (const natural of [8, 9])
      for (const other of points) {
        expect(dealt(hand(natural, other, 0, 0, 1, 1))).toMatchObject({
          player: hand(natural, 0),
          banker: hand(other, 0),
        });
        expect(dealt(hand(0, 0, other, natural, 1, 1))).toMatchObject({
          player: hand(0, other),
          banker: hand(0, natural),
        });
      }
  });

  test('tens and face cards count as zero', () => {
    for (const picture of [9, 10, 11, 12])
      expect(dealt([picture, 12, picture, 12, 4, 5])).toMatchObject({
        player: [picture, picture, 4],
        banker: [12, 12, 5],
      });
  });

  /** Counts the ordered deals of six cards by the winner: naturals and hands that stand leave the last cards open. */
  function countDeals() {
    const deals = { player: 0, banker: 0, tie: 0 };
    const left: number[] = points.map((some) => (some === 0 ? 128 : 32));
    /** Calls back with the points of each possible next card of the shoe, and the ways to draw it. */
    const each = (draw: (some: number, ways: number) => void) => {
      for (const some of points) {
        const ways = left[some] ?? 0;
        left[some] = ways - 1;
        draw(some, ways);
        left[some] = ways;
      }
    };
    const end = (player: number, banker: number, ways: number) => {
      deals[player % 10 > banker % 10 ? 'player' : player % 10 < banker % 10 ? 'banker' : 'tie'] += ways;
    };
    const thirds = (player: number, banker: number, ways: number) => {
      if (player >= 8 || banker >= 8 || (player >= 6 && banker >= 6)) end(player, banker, ways * 412 * 411);
      else if (player >= 6) each((third, some) => end(player, banker + third, ways * some * 411));
      else
        each((third, some) => {
          if (TABLEAU[banker]?.[third] !== 'D') end(player + third, banker, ways * some * 411);
          else each((last, more) => end(player + third, banker + last, ways * some * more));
        });
    };
    each((a, waysA) =>
      each((b, waysB) =>
        each((c, waysC) => each((d, waysD) => thirds((a + b) % 10, (c + d) % 10, waysA * waysB * waysC * waysD))),
      ),
    );
    return deals;
  }

  test('publishes the chances counted over all deals from eight packs', () => {
    const deals = countDeals();
    // Counts published in the literature.
    expect(deals).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
    const all = deals.banker + deals.player + deals.tie;
    expect([deals.banker, deals.player, deals.tie].map((ways) => (ways / all).toFixed(6))).toEqual([
      '0.458597',
      '0.446247',
      '0.095156',
    ]);
    const resultsOf = (table?: typeof BY_EVENING): Result[] => [
      { chance: fraction(deals.player, all), paysOf: baccaratSpots('900000', table) },
      { chance: fraction(deals.banker, all), paysOf: baccaratSpots('090000', table) },
      { chance: fraction(deals.tie, all), paysOf: baccaratSpots('990000', table) },
    ];
    const placements: Chips[] = [{ player: 1 }, { banker: 1 }, { tie: 1 }, { player: 3, banker: 1, tie: 2 }];
    for (const chips of placements) {
      expect(tableOf(baccarat.odds(place(chips)))).toEqual(derivedTable(resultsOf(), chips));
      expect(tableOf(evening.odds(place(chips)))).toEqual(derivedTable(resultsOf(BY_EVENING), chips));
    }
  });
});
