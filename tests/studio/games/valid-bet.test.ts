import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../../src/studio/catalogue/entries';
import { GAMES } from '../../../src/studio/games';
import {
  type Fraction,
  fraction,
  minus,
  ONE,
  plus,
  sum,
  times,
  toText,
  ZERO,
} from '../../../src/studio/games/fraction';
import { averageLoss, type Draw, validBetOf } from '../../../src/studio/games/game';
import { CARDS } from '../../../src/studio/games/hilo';
import { every } from '../harness/every';
import { place } from './table-odds';

const STAKE = 100_00n;
const counted = (game: GameId, acts: object[], draw: Draw = () => 0) => validBetOf(GAMES[game], draw, acts, STAKE);
/** Twice a part of the stake, to the nearest minor unit. */
const twice = (part: bigint, of: bigint) => (4n * STAKE * part + of) / (2n * of);
const roll = (target: number) => [{ act: 'roll', target }];

describe('valid bet', () => {
  test('is the stake if a round loses it at least every second time [own.studio.valid-bet]', () => {
    const firsts: [GameId, object][] = [
      ['lab-wheel', { act: 'spin' }],
      ['lab-reels', { act: 'spin' }],
      ['lab-scratch', { act: 'scratch' }],
      ['lab-lines', { act: 'spin' }],
      ['lab-ways', { act: 'spin' }],
      ['lab-lamps', { act: 'spin' }],
      ['lab-net', { act: 'cast', column: 0, row: 0 }],
      ['lab-keno', { act: 'pick', numbers: [1, 2, 3] }],
      ['lab-plinko', { act: 'drop', risk: 'medium' }],
      ['lab-plinko', { act: 'drop', risk: 'high' }],
      ['lab-fish', { act: 'shoot', kind: 'puti' }],
      ['lab-fish', { act: 'shoot', kind: 'kumir' }],
    ];
    for (const [game, first] of firsts) expect([game, counted(game, [first])]).toEqual([game, STAKE]);
    expect(counted('lab-dice', roll(50))).toBe(STAKE);
  });

  test('is twice the average loss of a round that hardly risks its stake [own.studio.valid-bet]', () => {
    expect([95, 90, 75, 51].map((target) => counted('lab-dice', roll(target)))).toEqual([
      10_00n,
      20_00n,
      50_00n,
      98_00n,
    ]);
  });

  test('follows the table of the first act: low-risk plinko loses only in the middle slot', () => {
    // 924 of 4,096 drops land there.
    expect(counted('lab-plinko', [{ act: 'drop', risk: 'low' }])).toBe(twice(924n, 4_096n));
  });

  test('is rounded to the nearest minor unit: red and black at 250 each count 27.03 [own.studio.valid-bet]', () => {
    expect(validBetOf(GAMES['lab-dice'], () => 0, roll(95), 1_04n)).toBe(10n);
    expect(validBetOf(GAMES['lab-dice'], () => 0, roll(95), 1_05n)).toBe(11n);
    expect(validBetOf(GAMES['lab-roulette'], () => 0, [place({ red: 1, black: 1 })], 500_00n)).toBe(27_03n);
    expect(validBetOf(GAMES['lab-roulette'], () => 0, [place({ red: 1 })], 250_00n)).toBe(250_00n);
  });

  test('counts the opened places of a round of mines, including the mine', () => {
    const start = { act: 'start', mines: 1 };
    const open = (place: number) => ({ act: 'open', place });
    expect(counted('lab-mines', [start, open(24), { act: 'take' }])).toBe(8_00n);
    expect(counted('lab-mines', [start, open(24), open(23), { act: 'take' }])).toBe(16_00n);
    expect(counted('lab-mines', [start, open(24), open(0)])).toBe(16_00n);
  });

  test('follows from the target of a crash round, or from the multiple at which the stake was taken', () => {
    const join = (target: number) => ({ act: 'join', target });
    expect(counted('lab-crash', [join(200)])).toBe(STAKE);
    // 53 of 150 flights end before × 1.5.
    expect(counted('lab-crash', [join(150)])).toBe(twice(53n, 150n));
    expect(counted('lab-crash', [join(100_000), { act: 'take', multiple: 101 }])).toBe(7_92n);
  });

  test('is at most the stake on a single spot, and less where ties return enough of it [own.studio.valid-bet]', () => {
    expect(counted('lab-roulette', [place({ red: 1 })])).toBe(STAKE);
    expect(counted('lab-roulette', [place({ 17: 1 })])).toBe(STAKE);
    // 384 of the 415 other cards have another rank, and half of those deals lose.
    expect(counted('lab-dragon', [place({ dragon: 1 })])).toBe(twice(192n, 415n));
    expect(counted('lab-dragon', [place({ tie: 1 })])).toBe(STAKE);
  });

  test('counts only the small risk of chips on opposite spots [own.studio.valid-bet]', () => {
    expect(counted('lab-roulette', [place({ red: 1, black: 1 })])).toBe(twice(1n, 37n));
    expect(counted('lab-roulette', [place({ low: 9, high: 9 })])).toBe(twice(1n, 37n));
    expect(counted('lab-roulette', [place({ 'dozen.1': 1, 'dozen.2': 1, 'dozen.3': 1 })])).toBe(twice(1n, 37n));
    // A colour returns 18 of 19 chips, and zero more than all of them: a round loses one chip at most.
    expect(counted('lab-roulette', [place({ red: 9, black: 9, 0: 1 })])).toBe(twice(1n, 38n));
  });

  test('counts the lost part of chips whose payout is below the stake [own.studio.valid-bet]', () => {
    // A win of the dragon returns 1.95 of 2 chips, one of the tiger none.
    const lost = 192n * 5n + 192n * 200n;
    expect(counted('lab-dragon', [place({ dragon: 1, tie: 1 })])).toBe(twice(lost, 415n * 200n));
    // Six black numbers of the first dozen return 3 of 5 chips; the other twelve and zero none.
    const first = [place({ red: 4, 'dozen.1': 1 })];
    expect(counted('lab-roulette', first)).toBe(twice(6n * 2n + 13n * 5n, 37n * 5n));
  });

  test('is capped at the possible loss of chips on both sides [own.studio.valid-bet]', () => {
    // A win of either side returns 1.95 of 2 chips, a tie all of them.
    expect(counted('lab-dragon', [place({ dragon: 1, tiger: 1 })])).toBe((STAKE * 5n) / 200n);
  });

  test('is zero for a round whose outcome never varies [own.studio.valid-bet]', () => {
    const game = {
      ...GAMES['lab-wheel'],
      odds: () => [{ name: 'fixed', ways: 1n, of: 1n, pays: fraction(9, 10) }],
    };
    expect(validBetOf(game, () => 0, [{ act: 'spin' }], STAKE)).toBe(0n);
  });

  test.each(GAME_IDS.filter((id) => !GAMES[id].chanceOfLoss))(
    'of %s is above zero and at most the stake for each way to play [own.studio.valid-bet]',
    (id) => {
      const reports = GAMES[id].published.map((first) => validBetOf(GAMES[id], () => 0, [first], STAKE));
      expect(reports.filter((report) => report <= 0n || report > STAKE)).toEqual([]);
    },
  );

  test('of blackjack follows from the printed strategy, whatever the player decides [own.studio.valid-bet]', () => {
    // 47.96 % of all rounds lose.
    expect(counted('lab-blackjack', [{ act: 'deal' }])).toBe(95_94n);
    expect(counted('lab-blackjack', [{ act: 'deal' }, { act: 'hit' }, { act: 'stand' }])).toBe(95_94n);
  });

  test('of hi-lo follows from the guesses made, each with its own chance', () => {
    const plan = ['higher', 'lower'] as const;
    let reported = ZERO;
    for (const { result, of } of every((draw) => chanceOfPlan(draw, plan)))
      reported = plus(reported, times(result, fraction(1, of)));
    expect(toText(reported)).toBe(toText(expectedOf(...plan)));
  });

  const ways = (card: number, guess: 'higher' | 'lower') => (guess === 'higher' ? CARDS - card : card - 1);
  const cards = Array.from({ length: CARDS }, (_, index) => index + 1);
  const possible = (card: number, guess: 'higher' | 'lower') =>
    ways(card, guess) > 0 ? guess : guess === 'higher' ? 'lower' : 'higher';

  /** Calculates the same by hand, card by card: the chance of both guesses, or of the first alone if it was wrong. */
  function expectedOf(item: 'higher' | 'lower', two: 'higher' | 'lower'): Fraction {
    const each = cards.map((card) => {
      const guess = possible(card, item);
      const first = fraction(ways(card, guess), CARDS);
      const wrong = times(minus(ONE, first), minus(ONE, first));
      const right = cards
        .filter((next) => (guess === 'higher' ? next > card : next < card))
        .map((next) => minus(ONE, times(first, fraction(ways(next, possible(next, two)), CARDS))));
      return plus(wrong, times(fraction(1, CARDS), sum(right)));
    });
    return times(fraction(1, CARDS), sum(each));
  }

  function chanceOfPlan(draw: Draw, plan: readonly ('higher' | 'lower')[]): Fraction {
    const drawn: number[] = [];
    const again = (): Draw => {
      let at = 0;
      return (below) => (drawn[at++] ??= draw(below));
    };
    const hilo = GAMES['lab-hilo'];
    const acts: object[] = [{ act: 'deal' }];
    for (const wished of plan) {
      const { visiblePart } = hilo.play(again(), acts);
      acts.push({ act: visiblePart[wished] === 0 ? (wished === 'higher' ? 'lower' : 'higher') : wished });
      if (hilo.play(again(), acts).ended) return averageLoss(hilo, again(), acts);
    }
    return averageLoss(hilo, again(), [...acts, { act: 'take' }]);
  }
});
