import { describe, expect, test } from 'vitest';
import { GAMES, sharedOf } from '../../../src/studio/games';
import { fraction, minus, ONE, plus, times, toText } from '../../../src/studio/games/fraction';
import { type Draw, Misplayed, returnOf, TABLE_GAMES } from '../../../src/studio/games/game';
import { andarBahar } from '../../../src/studio/games/tables/andar-bahar';
import { rankOf } from '../../../src/studio/games/tables/cards';
import { MAX_CHIPS } from '../../../src/studio/games/tables/spots';
import { simulatedChance } from '../../../src/studio/simulate/chance';
import { andarSpots, dragonSpots, GOLDEN_DICE, rouletteSpots, SPOTS, sicBoSpots } from '../fair/second-tables';
import { every } from '../harness/every';
import { dealing, derivedTable, meanOf, place, type Result, tableOf } from './table-odds';

const live = TABLE_GAMES.filter((id) => id in SPOTS);
const spotsOf = (id: string): string[] => SPOTS[id] ?? [];
const numbersIn = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);

describe.each(live)('table %s', (id) => {
  const game = GAMES[id];
  const [one = '', two = '', three = ''] = spotsOf(id);
  const chips = { [one]: 3, [three]: 1, [two]: 7 };

  /** Records the draws of a round, to replay it. */
  const recorded = (draw: Draw) => {
    const drawn: number[] = [];
    game.play(
      (below) => {
        const value = draw(below);
        drawn.push(value);
        return value;
      },
      [place({ [one]: 1 })],
    );
    return (): Draw => {
      let at = 0;
      return () => drawn[at++] ?? -1;
    };
  };

  test('pays each chip by its own spot, regardless of other chips [own.table.spots]', () => {
    const chance = simulatedChance(id);
    for (let round = 0; round < 100; round++) {
      const again = recorded(chance);
      const { visiblePart, ended, pays } = game.play(again(), [place(chips)]);
      const alone = (spot: string) => game.play(again(), [place({ [spot]: 1 })]).pays;
      const paysOf = (spot: string) => Number((alone(spot).over * 100n) / alone(spot).under);
      expect([ended, toText(pays), visiblePart.placed]).toEqual([true, meanOf(chips, paysOf), place(chips).spots]);
    }
  });

  test('returns the mean of the spots, weighted by their chips [own.table.spots]', () => {
    const back = (placed: Record<string, number>) => returnOf(game.odds(place(placed)));
    const mean = Object.entries(chips)
      .map(([spot, count]) => times(fraction(count, 11), back({ [spot]: 1 })))
      .reduce(plus);
    expect(toText(back(chips))).toBe(toText(mean));
    expect(toText(back({ [one]: 20 }))).toBe(toText(back({ [one]: 1 })));
  });

  test('shows every player the same result with the winning spots', () => {
    const chance = simulatedChance(`${id} result`);
    for (let round = 0; round < 20; round++) {
      const again = recorded(chance);
      const { paying, ...result } = sharedOf(id).result(again(), 1);
      const { placed, ...visiblePart } = game.play(again(), [place(chips)]).visiblePart;
      const alone = (spot: string) => game.play(again(), [place({ [spot]: 1 })]).pays.over;
      expect([result, paying]).toEqual([visiblePart, spotsOf(id).filter((spot) => alone(spot) > 0n)]);
      expect(sharedOf(id).staked([place(chips)])).toEqual({ placed });
    }
  });

  test('counts one unit per chip [own.table.spots]', () => {
    const counts = [{ [one]: 1 }, chips, { [one]: 19, [two]: 1 }].map((placed) => game.units?.(place(placed)));
    expect(counts).toEqual([1, 11, MAX_CHIPS]);
  });

  test('rejects unknown and repeated spots, no chips, too many chips and unknown acts', () => {
    const wrong = [
      place({}),
      place({ [one]: 0 }),
      place({ [one]: 21 }),
      place({ [one]: 19, [two]: 2 }),
      place({ [one]: 1.5 }),
      place({ [one]: -1, [two]: 2 }),
      place({ nothing: 1 }),
      place({ [one]: 1, constructor: 1 }),
      { act: 'place', spots: [...place({ [one]: 1 }).spots, ...place({ [one]: 2 }).spots] },
      { act: 'place', spots: [{ spot: one, chips: '1' }] },
      { act: 'place' },
      { ...place({ [one]: 1 }), stake: 1 },
      { act: 'spin' },
      null,
    ];
    for (const first of wrong) {
      expect(() => game.play(() => 0, [first])).toThrow(Misplayed);
      expect(() => game.odds(first)).toThrow(Misplayed);
      expect(() => game.units?.(first)).toThrow(Misplayed);
      expect(() => sharedOf(id).staked([first])).toThrow(Misplayed);
    }
    for (const acts of [[], [place(chips), place(chips)], [place(chips), { act: 'take' }]])
      expect(() => game.play(() => 0, acts)).toThrow(Misplayed);
  });
});

describe.each([
  ['lab-roulette', 37],
  ['lab-roulette-two', 38],
] as const)('%s', (id, pockets) => {
  const roulette = GAMES[id];
  const results = [...every((draw) => roulette.play(draw, [place({ red: 1 })]).visiblePart.number)].map(
    ({ result, of }) => ({
      number: Number(result),
      chance: fraction(1, of),
      paysOf: rouletteSpots(Number(result)),
    }),
  );

  test('draws each pocket with the same chance', () => {
    expect(results.map(({ number }) => number)).toEqual(Array.from({ length: pockets }, (_, number) => number));
  });

  test.each(spotsOf(id))('%s pays on every number as published', (spot) => {
    const chips = { [spot]: 1 };
    expect(tableOf(roulette.odds(place(chips)))).toEqual(derivedTable(results, chips));
    for (const { number, paysOf } of results)
      expect([number, toText(roulette.play(() => number, [place(chips)]).pays)]).toEqual([
        number,
        meanOf(chips, paysOf),
      ]);
  });

  test('publishes the joint chances of chips on several spots', () => {
    const chips = { red: 5, 'dozen.2': 2, 'column.3': 1, 0: 1, 36: 1 };
    expect(tableOf(roulette.odds(place(chips)))).toEqual(derivedTable(results, chips));
  });
});

describe.each([
  ['lab-sicbo', undefined],
  ['lab-sicbo-gold', GOLDEN_DICE],
] as const)('%s', (id, table) => {
  const sicBo = GAMES[id];
  const results = [...every((draw) => sicBo.play(draw, [place({ big: 1 })]).visiblePart.dice)].map(
    ({ result, of }) => ({
      dice: numbersIn(result),
      chance: fraction(1, of),
      paysOf: sicBoSpots(numbersIn(result).join(''), table),
    }),
  );

  test('throws three dice with faces from 1 to 6', () => {
    const thrown = new Set(results.map(({ dice }) => dice.join('')));
    expect([thrown.size, results.length]).toEqual([216, 216]);
    for (const dice of thrown) expect(dice).toMatch(/^[1-6]{3}$/);
  });

  test.each(spotsOf(id))('%s pays on every throw as published', (spot) => {
    const chips = { [spot]: 1 };
    expect(tableOf(sicBo.odds(place(chips)))).toEqual(derivedTable(results, chips));
    for (const { dice, paysOf } of results) {
      const left = [...dice];
      const { pays } = sicBo.play(() => (left.shift() ?? 0) - 1, [place(chips)]);
      expect([dice, toText(pays)]).toEqual([dice, meanOf(chips, paysOf)]);
    }
  });

  test('publishes the joint chances of chips on several spots', () => {
    const chips = { small: 5, 'face.1': 2, 'sum.4': 1, triple: 1, even: 3 };
    expect(tableOf(sicBo.odds(place(chips)))).toEqual(derivedTable(results, chips));
  });

  test('a triple wins neither big nor small, and neither odd nor even', () => {
    for (const face of [0, 3]) {
      const { paying } = sharedOf(id).result(() => face, 1);
      expect(paying).toEqual(['triple', `face.${face + 1}`, ...(face === 3 ? ['sum.12'] : [])]);
    }
  });
});

describe.each([
  ['lab-dragon', 8, 1_300],
  ['lab-dragon-one', 1, 1_600],
] as const)('%s', (id, packs, tiePays) => {
  const RANKS = 'A23456789TJQK';
  const dragonTiger = GAMES[id];
  const cards = 52 * packs;
  /** Two ranks, with four cards of each pack. */
  const results: Result[] = [...RANKS].flatMap((dragon) =>
    [...RANKS].map((tiger) => ({
      chance: fraction(4 * packs * (4 * packs - (dragon === tiger ? 1 : 0)), cards * (cards - 1)),
      paysOf: dragonSpots([dragon, tiger], tiePays),
    })),
  );

  test.each(spotsOf(id))('%s has the chances of two ranks drawn without replacement', (spot) => {
    expect(tableOf(dragonTiger.odds(place({ [spot]: 1 })))).toEqual(derivedTable(results, { [spot]: 1 }));
  });

  test('publishes the joint chances of chips on all spots', () => {
    const chips = { dragon: 2, tiger: 1, tie: 1 };
    expect(tableOf(dragonTiger.odds(place(chips)))).toEqual(derivedTable(results, chips));
  });

  test.each([
    ['king against queen', [12, 24], ['dragon']],
    ['ace against two', [0, 1], ['tiger']],
    ['ace against king', [51, 0], ['dragon']],
    ['the same rank of two suits', [9, 22], ['dragon', 'tiger', 'tie']],
  ])('%s pays the higher rank, or every spot at a tie', (_, [dragon = 0, tiger = 0], paying) => {
    const dealt = [52 * (3 % packs) + dragon, 52 * (5 % packs) + tiger];
    expect(sharedOf(id).result(dealing(cards, dealt), 1)).toEqual({ dragon, tiger, paying });
  });
});

test('lab-dragon: the same card of two packs is a tie', () => {
  const { paying } = sharedOf('lab-dragon').result(dealing(416, [52 * 3 + 9, 52 * 5 + 9]), 1);
  expect(paying).toEqual(['dragon', 'tiger', 'tie']);
});

describe('lab-andar', () => {
  const LONGEST = 49;

  /** Returns the chance that the nth card is the first match, card by card: three of the remaining ones match. */
  function positions(): Result[] {
    const results: Result[] = [];
    let unmatched = ONE;
    for (let count = 1; count <= LONGEST; count++) {
      const match = fraction(3, 52 - count);
      results.push({ chance: times(unmatched, match), paysOf: andarSpots(count) });
      unmatched = times(unmatched, minus(ONE, match));
    }
    return results;
  }
  const results = positions();

  test.each(spotsOf('lab-andar'))('%s has its chance counted card by card', (spot) => {
    expect(tableOf(andarBahar.odds(place({ [spot]: 1 })))).toEqual(derivedTable(results, { [spot]: 1 }));
  });

  test('publishes the joint chances of chips on several spots', () => {
    const chips = { andar: 2, bahar: 1, 'cards.16': 1, 'cards.41': 2 };
    expect(tableOf(andarBahar.odds(place(chips)))).toEqual(derivedTable(results, chips));
  });

  test('each length of a deal pays one side and one number of cards', () => {
    const joker = 11;
    const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => rankOf(card) !== rankOf(joker));
    for (let count = 1; count <= LONGEST; count++) {
      const cards = [...others.slice(0, count - 1), joker + 26];
      const { paying, ...dealtResult } = sharedOf('lab-andar').result(dealing(52, [joker, ...cards]), 1);
      expect(dealtResult).toEqual({ joker, cards });
      expect(paying).toEqual(spotsOf('lab-andar').filter((spot) => andarSpots(count)(spot) > 0));
      expect(paying).toEqual([count % 2 === 1 ? 'andar' : 'bahar', expect.stringMatching(/^cards\.\d+$/)]);
    }
  });

  test('ends the deal at the first card of the joker’s rank', () => {
    const chance = simulatedChance('andar');
    for (let round = 0; round < 500; round++) {
      const { visiblePart } = andarBahar.play(chance, [place({ andar: 1 })]);
      const cards = numbersIn(visiblePart.cards);
      const matches = cards.map((card) => rankOf(card) === rankOf(Number(visiblePart.joker)));
      expect(matches.indexOf(true)).toBe(cards.length - 1);
      expect(new Set([visiblePart.joker, ...cards]).size).toBe(cards.length + 1);
    }
  });
});
