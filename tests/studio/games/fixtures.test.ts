import { describe, expect, test } from 'vitest';
import { prove } from '../../../src/studio/fair/prove';
import { GAMES, sharedOf } from '../../../src/studio/games';
import { cricket } from '../../../src/studio/games/fixtures/cricket';
import { esport } from '../../../src/studio/games/fixtures/esport';
import { football } from '../../../src/studio/games/fixtures/football';
import { kabaddi } from '../../../src/studio/games/fixtures/kabaddi';
import { priceOf, selectionReturn } from '../../../src/studio/games/fixtures/prices';
import { fixturesOf, matchdayOf, SEASON } from '../../../src/studio/games/fixtures/schedule';
import { type Fraction, fraction, isLess, ONE, plus, sum, times, toText } from '../../../src/studio/games/fraction';
import { type Draw, Misplayed, returnOf } from '../../../src/studio/games/game';
import { simulatedChance } from '../../../src/studio/simulate/chance';
import { endsOf, priceOf as pricedAgain, SELECTIONS } from '../fair/second-prices';
import { ahead, pairsOf, wonBy } from '../fair/second-scores';

const sports = [football, cricket, kabaddi, esport];
const LEADS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const days = SEASON.map((_, index) => index + 1);

const single = (matchday: number, chips: Record<string, number>) => ({
  act: 'place',
  matchday,
  spots: Object.entries(chips).map(([spot, count]) => ({ spot, chips: count })),
});
const accumulator = (matchday: number, ...picks: string[]) => ({ act: 'accumulate', matchday, picks });
const compared = (left: Fraction, right: Fraction) => (isLess(left, right) ? -1 : isLess(right, left) ? 1 : 0);

describe('the season', () => {
  test('has each pairing once at home and once away, and each team once per matchday [own.fixture.schedule]', () => {
    const pairs = SEASON.flat().map(({ home, away }) => `${home}-${away}`);
    expect([pairs.length, new Set(pairs).size]).toEqual([30, 30]);
    for (const day of SEASON) expect(day.flatMap(({ home, away }) => [home, away]).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('follows from the round number and restarts after ten matchdays [own.fixture.schedule]', () => {
    expect([1, 2, 10, 11, 1_000, 1_001].map(matchdayOf)).toEqual([1, 2, 10, 1, 10, 1]);
    for (const day of days)
      expect(fixturesOf(day).map(({ home, away }) => `${home + 1}${away + 1}`)).toEqual(pairsOf(day));
  });
});

describe.each(sports)('prices of $id', (sport) => {
  const { id } = sport;
  const game = GAMES[id];
  const selections = SELECTIONS[id] ?? [];
  const leads = (day: number) => pairsOf(day).map(ahead);
  /** Returns the chance of a selection, from the scores of a second implementation. */
  const chanceOf = (lead: number, selection: string): Fraction => {
    const { ends, of } = endsOf(id, lead);
    const ways = ends.filter(({ end }) => wonBy(id, end).includes(selection));
    return fraction(
      ways.reduce((all, entry) => all + entry.ways, 0n),
      of,
    );
  };

  test('match a second derivation from the published model [own.fixture.prices]', () => {
    for (const lead of LEADS)
      for (const selection of selections)
        expect([lead, selection, toText(priceOf(sport, lead, selection))]).toEqual([
          lead,
          selection,
          toText(fraction(pricedAgain(id, lead, selection), 100n)),
        ]);
  });

  test('return 97 to 98 % on each single of each matchday, and a win pays more than the stake [own.fixture.prices]', () => {
    for (const day of days)
      for (const [place, lead] of leads(day).entries())
        for (const selection of selections) {
          const back = returnOf(game.odds(single(day, { [`${place + 1}.${selection}`]: 1 })));
          expect(toText(back)).toBe(toText(times(chanceOf(lead, selection), priceOf(sport, lead, selection))));
          expect(toText(back)).toBe(toText(selectionReturn(sport, lead, selection)));
          expect([isLess(fraction(97, 100), back), isLess(fraction(98, 100), back)]).toEqual([true, false]);
          expect(isLess(ONE, priceOf(sport, lead, selection))).toBe(true);
        }
  });

  test('belong to markets whose chances add up to one [own.fixture.prices]', () => {
    for (const lead of LEADS)
      for (const { selections: ofMarket } of sport.markets) {
        const chances = Object.keys(ofMarket).map((selection) => chanceOf(lead, selection));
        expect([lead, toText(sum(chances))]).toEqual([lead, '1']);
      }
  });

  test('multiply in an accumulator, and so do their returns [own.fixture.accumulator]', () => {
    const [first = '', , ...others] = selections;
    const last = others.at(-1) ?? '';
    const picks = [`1.${first}`, `3.${last}`];
    const [one = 0, , three = 0] = leads(4);
    const odds = game.odds(accumulator(4, ...picks));
    expect(odds.map(({ pays }) => toText(pays))).toEqual([
      '0',
      toText(times(priceOf(sport, one, first), priceOf(sport, three, last))),
    ]);
    expect(toText(returnOf(odds))).toBe(
      toText(times(selectionReturn(sport, one, first), selectionReturn(sport, three, last))),
    );
  });

  test('are published for each kind of single and for the extremes of all accumulators [own.fixture.accumulator own.fixture.prices]', () => {
    const published = game.published.map((act) => JSON.stringify(act));
    expect(new Set(published).size).toBe(LEADS.length * selections.length + 3);
    const allOf = (worth: (lead: number, selection: string) => Fraction, isMost: boolean) =>
      days.map((day) =>
        leads(day).map((lead) => {
          const sorted = selections.map((selection) => worth(lead, selection)).sort(compared);
          return (isMost ? sorted.at(-1) : sorted[0]) ?? ONE;
        }),
      );
    const returns = allOf((lead, selection) => selectionReturn(sport, lead, selection), false);
    const prices = allOf((lead, selection) => priceOf(sport, lead, selection), true);
    const product = (all: readonly Fraction[]) => all.reduce(times);
    const doubles = returns.map((day) => product([...day].sort(compared).slice(0, 2)));
    const [least] = [...returns.map(product), ...doubles].sort(compared);
    const most = prices.map(product).sort(compared).at(-1);
    const tables = game.published.map((act) => game.odds(act));
    expect(tables.map(returnOf).sort(compared)[0]).toEqual(least);
    const pays = tables.flatMap((odds) => odds.map((row) => row.pays));
    expect(pays.sort(compared).at(-1)).toEqual(most);
    expect(tables.map(returnOf)).toContainEqual(doubles.sort(compared)[0]);
  });
});

describe.each(sports)('a matchday of $id', (sport) => {
  const { id } = sport;
  const game = GAMES[id];
  const shared = sharedOf(id);
  const [one = '', two = '', three = ''] = SELECTIONS[id] ?? [];

  /** Records the draws of a round, to replay it. */
  const recorded = (chance: Draw, number: number) => {
    const drawn: number[] = [];
    shared.result((below) => {
      const value = chance(below);
      drawn.push(value);
      return value;
    }, number);
    return (): Draw => {
      let at = 0;
      return () => drawn[at++] ?? -1;
    };
  };

  test('has one result for all players, which pays each chip and each pick [own.fixture.accumulator]', () => {
    const chance = simulatedChance(id);
    for (let number = 1; number <= 200; number++) {
      const day = matchdayOf(number);
      const again = recorded(chance, number);
      const { paying, fixtures } = shared.result(again(), number);
      const won = (spot: string) => Array.isArray(paying) && paying.includes(spot);
      const price = (spot: string) => {
        const lead = pairsOf(day).map(ahead)[Number(spot[0]) - 1] ?? NaN;
        return won(spot) ? fraction(pricedAgain(id, lead, spot.slice(2)), 100n) : fraction(0);
      };
      const chips = { [`1.${one}`]: 3, [`2.${three}`]: 1, [`3.${two}`]: 2 };
      const placed = game.play(again(), [single(day, chips)]);
      expect(placed.visiblePart).toEqual({ matchday: day, fixtures, placed: single(day, chips).spots });
      const mean = sum(Object.entries(chips).map(([spot, count]) => times(fraction(count, 6), price(spot))));
      expect(toText(placed.pays)).toBe(toText(mean));
      const picks = Object.keys(chips);
      const accumulated = game.play(again(), [accumulator(day, ...picks)]);
      expect(accumulated.visiblePart).toEqual({ matchday: day, fixtures, picks });
      expect(toText(accumulated.pays)).toBe(toText(picks.map(price).reduce(times)));
    }
  });

  test('shows the scores at the break without revealing the end [own.fixture.score]', () => {
    const result = shared.result(simulatedChance(`${id} break`), 3);
    const { matchday, fixtures, ...rest } = shared.atBreak?.(result) ?? {};
    expect([matchday, rest]).toEqual([3, {}]);
    const whole = Array.isArray(result.fixtures) ? result.fixtures : [];
    expect(fixtures).toEqual(
      whole.map((fixture) => {
        const { homeTeam, awayTeam, homeBreak, awayBreak }: Record<string, unknown> = Object(fixture);
        return { homeTeam, awayTeam, homeBreak, awayBreak };
      }),
    );
  });

  test('accepts bets for its own round only [own.fixture.schedule]', () => {
    for (const act of [single(3, { [`1.${one}`]: 1 }), accumulator(3, `1.${one}`, `2.${one}`)]) {
      expect([3, 13, 2, 4].map((number) => shared.isFor?.(act, number))).toEqual([true, true, false, false]);
      const proof = { serverSeed: '00'.repeat(32), clientSeed: 'x', game: id, version: 1, commitment: '', acts: [act] };
      expect(prove({ ...proof, nonce: 13 }).ended).toBe(true);
      expect(() => prove({ ...proof, nonce: 14 })).toThrow(Misplayed);
    }
  });

  test('counts one unit per chip, and one for an accumulator', () => {
    expect(game.units?.(single(1, { [`1.${one}`]: 7, [`3.${two}`]: 13 }))).toBe(20);
    expect(game.units?.(accumulator(1, `1.${one}`, `2.${two}`, `3.${three}`))).toBe(1);
  });

  test('rejects unknown spots and matchdays, two picks on one fixture, and malformed acts [own.fixture.accumulator]', () => {
    const wrong = [
      single(0, { [`1.${one}`]: 1 }),
      single(11, { [`1.${one}`]: 1 }),
      single(1.5, { [`1.${one}`]: 1 }),
      single(1, {}),
      single(1, { [`1.${one}`]: 21 }),
      single(1, { [`4.${one}`]: 1 }),
      single(1, { [`0.${one}`]: 1 }),
      single(1, { '1.nothing': 1 }),
      single(1, { '1.constructor': 1 }),
      { ...single(1, { [`1.${one}`]: 1 }), matchday: '1' },
      { act: 'place', spots: single(1, { [`1.${one}`]: 1 }).spots },
      accumulator(1),
      accumulator(1, `1.${one}`),
      accumulator(1, `1.${one}`, `1.${two}`),
      accumulator(1, `1.${one}`, `2.${two}`, `1.${one}`),
      accumulator(1, `1.${one}`, `2.${one}`, `3.${one}`, `4.${one}`),
      accumulator(1, `1.${one}`, '2.nothing'),
      { ...accumulator(1, `1.${one}`, `2.${one}`), chips: 2 },
      { act: 'join' },
      null,
    ];
    for (const first of wrong) {
      expect(() => game.play(() => 0, [first])).toThrow(Misplayed);
      expect(() => game.odds(first)).toThrow(Misplayed);
      expect(() => game.units?.(first)).toThrow(Misplayed);
      expect(() => shared.staked([first])).toThrow(Misplayed);
    }
    const good = accumulator(1, `1.${one}`, `2.${one}`);
    for (const acts of [[], [good, good]]) expect(() => game.play(() => 0, acts)).toThrow(Misplayed);
  });
});

/** Plays a fixture with a list of draws. */
const playedBy = (sport: (typeof sports)[number], lead: number, draws: readonly number[]) => {
  let at = 0;
  return sport.play(() => draws[at++] ?? -1, lead);
};

describe('scores', () => {
  test('football counts a draw below a mark as a goal; home and stronger sides have a higher mark', () => {
    // With equal ratings: below 33 at home, below 27 away.
    expect(playedBy(football, 0, [32, 33, 26, 27, 0, 99, 99, 99])).toEqual({
      home: 2,
      away: 1,
      homeBreak: 1,
      awayBreak: 1,
      winner: 'home',
    });
    expect(playedBy(football, -4, [20, 21, 38, 39, 99, 99, 99, 99])).toMatchObject({
      home: 1,
      away: 1,
      winner: 'draw',
    });
  });

  test('cricket adds the lead to an innings, and a super over decides a tie', () => {
    const even = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(playedBy(cricket, 1, even)).toEqual({ home: 11, away: 9, homeBreak: 11, awayBreak: null, winner: 'home' });
    expect(playedBy(cricket, 0, [...even, 49])).toMatchObject({ home: 10, away: 10, winner: 'home' });
    expect(playedBy(cricket, 0, [...even, 50])).toMatchObject({ home: 10, away: 10, winner: 'away' });
  });

  test('kabaddi adds the lead in the first half, and a golden raid decides a tie', () => {
    expect(playedBy(kabaddi, 2, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual({
      home: 28,
      away: 32,
      homeBreak: 11,
      awayBreak: 11,
      winner: 'away',
    });
    expect(playedBy(kabaddi, 1, [0, 0, 2, 0, 0, 0, 0, 0, 53])).toMatchObject({ home: 13, away: 13, winner: 'home' });
    expect(playedBy(kabaddi, 1, [0, 0, 2, 0, 0, 0, 0, 0, 54])).toMatchObject({ home: 13, away: 13, winner: 'away' });
  });

  test('an esports match ends when a side wins its second map', () => {
    expect(playedBy(esport, 4, [69, 69])).toEqual({ home: 2, away: 0, homeBreak: 1, awayBreak: 0, winner: 'home' });
    expect(playedBy(esport, 4, [70, 69, 70])).toEqual({ home: 1, away: 2, homeBreak: 0, awayBreak: 1, winner: 'away' });
  });

  test.each(sports)('$id draws scores with the averages of its model', (sport) => {
    const chance = simulatedChance(`${sport.id} scores`);
    const rounds = 20_000;
    const found = Array.from({ length: rounds }, () => sport.play(chance, 2));
    const results = sport.finals(2);
    const of = results.reduce((all, { ways }) => all + ways, 0n);
    const mean = (of2: (final: { home: number; away: number }) => number) =>
      results.reduce((all, { final, ways }) => all + of2(final) * Number(ways), 0) / Number(of);
    for (const side of ['home', 'away'] as const) {
      const average = found.reduce((all, score) => all + score[side], 0) / rounds;
      const exact = mean((final) => final[side]);
      const deviation = Math.sqrt(mean((final) => (final[side] - exact) ** 2) / rounds);
      expect(Math.abs(average - exact)).toBeLessThan(5 * deviation);
    }
  });
});

test('scores are distinct, and their chances add up to one in a second derivation', () => {
  for (const sport of sports)
    for (const lead of LEADS) {
      const results = sport.finals(lead);
      const { ends, of } = endsOf(sport.id, lead);
      const chance = results.map(({ ways }) => ways).reduce((all, ways) => all + ways);
      const again = ends.map(({ ways }) => fraction(ways, of)).reduce(plus);
      expect([results.length, toText(again), chance > 0n]).toEqual([
        new Set(results.map(({ final }) => JSON.stringify(final))).size,
        '1',
        true,
      ]);
    }
});
