import { describe, expect, test } from 'vitest';
import { engineOf, GAME_IDS } from '../../../src/studio/catalogue/entries';
import { GAMES } from '../../../src/studio/games';
import {
  type Fraction,
  fraction,
  isLess,
  isSame,
  ONE,
  plus,
  sum,
  times,
  toText,
  ZERO,
} from '../../../src/studio/games/fraction';
import { returnOf } from '../../../src/studio/games/game';
import { BACK, CARDS, hilo, MAX_GUESSES, ways } from '../../../src/studio/games/hilo';
import { under } from '../../../src/studio/games/net';
import { lines } from '../../../src/studio/odds/command';
import { SELECTIONS } from '../fair/second-prices';
import { every } from '../harness/every';

/** Games whose page notes that winnings are rounded down. */
const ROUNDED: readonly string[] = [
  'lab-hilo',
  'lab-mines',
  'lab-mines-four',
  'lab-football',
  'lab-cricket',
  'lab-kabaddi',
  'lab-esport',
];
/** Games whose table has averages; slots.test.ts checks the payouts of rounds. */
const AVERAGED = GAME_IDS.filter((id) => ['lab-lines', 'lab-ways', 'lab-lamps'].includes(engineOf(id)));

/** Tables that return stakes or chips at a tie. */
const TIED: readonly string[] = GAME_IDS.filter((id) =>
  ['lab-baccarat', 'lab-dragon', 'lab-patti', 'lab-blackjack'].includes(engineOf(id)),
);

/** Returns the exact probability of each payout, by enumerating all outcomes. */
function enumerated(game: (typeof GAME_IDS)[number], first: unknown): Map<string, Fraction> {
  const found = new Map<string, Fraction>();
  const counted = new Map<string, bigint>();
  for (const { result, of } of every((draw) => GAMES[game].play(draw, [first]))) {
    const key = `${toText(result.pays)} ${of}`;
    counted.set(key, (counted.get(key) ?? 0n) + 1n);
  }
  for (const [key, count] of counted) {
    const [pays = '', of = '1'] = key.split(' ');
    found.set(pays, plus(found.get(pays) ?? ZERO, fraction(count, BigInt(of))));
  }
  return found;
}

/** Returns the probability of each payout in the published table. */
function publishedChances(game: (typeof GAME_IDS)[number], first: unknown): Map<string, Fraction> {
  const found = new Map<string, Fraction>();
  for (const { ways: some, of, pays } of GAMES[game].odds(first)) {
    const key = toText(pays);
    found.set(key, plus(found.get(key) ?? ZERO, fraction(some, of)));
  }
  return found;
}

const texts = (found: Map<string, Fraction>) =>
  Object.fromEntries([...found].filter(([, { over }]) => over > 0n).map(([k, f]) => [k, toText(f)]));

const ENUMERATED = GAME_IDS.filter((id) => ['lab-wheel', 'lab-reels', 'lab-dice', 'lab-plinko'].includes(engineOf(id)));

test.each(ENUMERATED)('%s: its published table matches an enumeration of all draws', (game) => {
  for (const first of GAMES[game].published)
    expect(texts(enumerated(game, first))).toEqual(texts(publishedChances(game, first)));
});

describe('lab-net', () => {
  const corners = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
  const covered = corners.map(({ column, row }) => under(column, row).reduce((bits, place) => bits | (1 << place), 0));
  const bitCounts = Array.from(
    { length: 2 ** 16 },
    (_, bits) => [...bits.toString(2)].filter((bit) => bit === '1').length,
  );
  /** Number of fish under each of the nine nets. */
  const ofPlaces = (fish: readonly unknown[]) => {
    const pond = fish.reduce<number>((bits, place) => bits | (1 << Number(place)), 0);
    return covered.map((net) => bitCounts[pond & net] ?? 0);
  };

  test('wherever the net is cast, its published table matches an enumeration of all draws', {
    tags: ['extended'],
  }, () => {
    const caught = corners.map(() => [0, 0, 0, 0, 0]);
    let all = 0;
    for (const { result } of every((draw) => GAMES['lab-net'].play(draw, [{ act: 'cast', column: 2, row: 1 }]))) {
      const fish = Array.isArray(result.visiblePart.fish) ? result.visiblePart.fish : [];
      const counts = ofPlaces(fish);
      const isRight =
        counts[7] === result.visiblePart.caught &&
        new Set(fish).size === 5 &&
        isSame(result.pays, PAYS[counts[7] ?? 0] ?? ZERO);
      if (!isRight) expect.fail(JSON.stringify(result.visiblePart));
      for (const [at, count] of counts.entries()) {
        const row = caught[at] ?? [];
        row[count] = (row[count] ?? 0) + 1;
      }
      all += 1;
    }
    const odds = GAMES['lab-net'].odds({ act: 'cast', column: 0, row: 0 });
    for (const counts of caught)
      expect(counts.map((count) => toText(fraction(count, all)))).toEqual(
        odds.map(({ ways: some, of }) => toText(fraction(some, of))),
      );
  });

  const PAYS = GAMES['lab-net'].odds({ act: 'cast', column: 0, row: 0 }).map(({ pays }) => pays);
});

test.each(GAME_IDS)(
  '%s: each published table covers all chances once and returns more than 90 but less than 100 %',
  (id) => {
    for (const first of GAMES[id].published) {
      const odds = GAMES[id].odds(first);
      expect(isSame(sum(odds.map(({ ways: some, of }) => fraction(some, of))), ONE)).toBe(true);
      const back = returnOf(odds);
      expect([id, first, isLess(back, ONE), isLess(fraction(9, 10), back)]).toEqual([id, first, true, true]);
    }
  },
);

test.each(GAME_IDS)(
  '%s: a win pays more than the stake, in whole minor units unless its publication says otherwise',
  (id) => {
    for (const first of GAMES[id].published)
      for (const { name, pays } of GAMES[id].odds(first))
        if (pays.over > 0n) {
          const isEven = 100n % pays.under === 0n || ROUNDED.includes(id) || AVERAGED.includes(id);
          const isReturned = TIED.includes(id) && name === 'returned' && isSame(pays, ONE);
          expect([isLess(ONE, pays) || isReturned, isEven]).toEqual([true, true]);
        }
  },
);

test.each(GAME_IDS)('%s: returns a stake only in a game with ties', (id) => {
  const names = GAMES[id].published.flatMap((first) => GAMES[id].odds(first).map(({ name }) => name));
  expect(names.includes('returned')).toBe(TIED.includes(id));
});

test('publishes the expected returns', () => {
  const published = GAME_IDS.map((id) => [id, [...new Set(lines(id).map((line) => line.return))]]);
  const { 'lab-dice': dice, ...others } = Object.fromEntries(published.filter(([id]) => !(String(id) in SELECTIONS)));
  expect(others).toEqual({
    'lab-wheel': ['23/24'],
    'lab-blackjack': ['109730897134929126978/112455406951957393129'],
    'lab-hilo': ['97/100'],
    'lab-crash': ['97/100'],
    'lab-reels': ['3807/4000'],
    'lab-net': ['347/364'],
    'lab-plinko': ['77/80', '1981/2048', '985/1024'],
    'lab-keno': [
      '19/20',
      '99/104',
      '1875/1976',
      '8742/9139',
      '17465/18278',
      '675/703',
      '147191/155363',
      '1634442/1708993',
    ],
    'lab-scratch': ['24/25'],
    'lab-mines': ['97/100'],
    'lab-lines': ['31545/32768'],
    'lab-ways': ['5953443/6250000'],
    'lab-lamps': ['619308510586946304514573109415/633825300114114700748351602688'],
    'lab-roulette': ['36/37'],
    'lab-roulette-two': ['18/19'],
    'lab-baccarat': [
      '159246537304879/162708277197375',
      '478483874970541/488124831592125',
      '1238613089774/1301666217579',
    ],
    'lab-sicbo': ['35/36', '23/24', '26/27', '1379/1440', '383/400'],
    'lab-dragon': ['2027/2075', '403/415'],
    'lab-baccarat-evening': [
      '475561371404293/488124831592125',
      '480722402867453/488124831592125',
      '10528211263079/10847218479825',
    ],
    'lab-dragon-one': ['83/85', '16/17'],
    'lab-sicbo-gold': ['35/36', '31/32'],
    'lab-andar': [
      '8151/8330',
      '808/833',
      '80159/83300',
      '20114/20825',
      '20064/20825',
      '19976/20825',
      '20066/20825',
      '572/595',
      '237/245',
      '3993/4165',
    ],
    'lab-patti': ['9543327/9787750', '849/884'],
    'lab-wheel-calm': ['193/200'],
    'lab-wheel-storm': ['31/32'],
    'lab-dice-six': ['49/50', '39/40'],
    'lab-reels-grand': ['383/400'],
    'lab-reels-boishakh': ['3807/4000'],
    'lab-net-shoal': ['311/325'],
    'lab-plinko-8': ['609/640', '617/640', '31/32'],
    'lab-plinko-16': ['78511/81920', '78487/81920', '3953/4096'],
    'lab-keno-20': ['19/20', '91/95', '217/228', '310/323', '3725/3876'],
    'lab-keno-80': [
      '19/20',
      '76/79',
      '3933/4108',
      '152475/158158',
      '75825/79079',
      '302937/316316',
      '16009359/16719560',
      '58562943/61026394',
      '2921837549/3051319700',
      '52095160621/54160924675',
    ],
    'lab-keno-bold': [
      '19/20',
      '249/260',
      '237/247',
      '8784/9139',
      '8750/9139',
      '35155/36556',
      '149384/155363',
      '96544/100529',
    ],
    'lab-scratch-easy': ['97/100'],
    'lab-scratch-gold': ['193/200'],
    'lab-scratch-eid': ['24/25'],
    'lab-mines-four': ['97/100'],
    'lab-lines-calm': ['31771/32768'],
    'lab-lines-kite': ['15945/16384'],
    'lab-lamps-night': ['1237118402145558156119544025857/1267650600228229401496703205376'],
    'lab-fish': ['97/100', '483/500', '387/400', '604/625', '1929/2000', '963/1000', '24/25'],
  });
  expect(dice).toContain('49/50');
});

describe('lab-hilo', () => {
  const deal = { act: 'deal' };
  /**
   * Returns the lowest and highest expected payouts of all strategies, as multiples of the current payout, at a card
   * with so many guesses left.
   */
  const range = (card: number, left: number): [Fraction, Fraction] => {
    const ends: [Fraction, Fraction][] = left < MAX_GUESSES ? [[ONE, ONE]] : [];
    if (left === 0) return [ONE, ONE];
    for (const guessed of ['higher', 'lower'] as const) {
      const some = ways(card, guessed);
      if (some === 0) continue;
      const right = Array.from({ length: CARDS }, (_, index) => index + 1).filter((next) =>
        guessed === 'higher' ? next > card : next < card,
      );
      const after = right.map((next) => range(next, left - 1));
      const each = fraction(1, CARDS);
      const worth = fraction(CARDS, some);
      ends.push([
        times(worth, times(each, sum(after.map(([least]) => least)))),
        times(worth, times(each, sum(after.map(([, most]) => most)))),
      ]);
    }
    return [
      ends.map(([least]) => least).reduce((a, b) => (isLess(b, a) ? b : a)),
      ends.map(([, most]) => most).reduce((a, b) => (isLess(a, b) ? b : a)),
    ];
  };

  test('has the same expected return for every strategy', () => {
    for (let card = 1; card <= CARDS; card++) expect(range(card, 3).map(toText)).toEqual(['1', '1']);
  });

  test('its rules return 97 % by enumeration, for any fixed plan of guesses', () => {
    const plans = [
      ['higher'],
      ['lower'],
      ['higher', 'lower'],
      ['higher', 'higher'],
      ['lower', 'lower', 'higher'],
    ] as const;
    for (const plan of plans) {
      let back = ZERO;
      for (const { result, of } of every((draw) => played(draw, plan)))
        back = plus(back, times(result, fraction(1, of)));
      expect([plan, toText(back)]).toEqual([plan, toText(BACK)]);
    }
  });

  /** Guesses by the plan, or the opposite if that guess is impossible, and takes the win at the end. */
  function played(draw: (below: number) => number, plan: readonly ('higher' | 'lower')[]): Fraction {
    const drawn: number[] = [];
    const again = (): ((below: number) => number) => {
      let at = 0;
      return (below) => (drawn[at++] ??= draw(below));
    };
    const acts: unknown[] = [deal];
    for (const wished of plan) {
      const { visiblePart } = hilo.play(again(), acts);
      const guess = visiblePart[wished] === 0 ? (wished === 'higher' ? 'lower' : 'higher') : wished;
      acts.push({ act: guess });
      const { ended, pays } = hilo.play(again(), acts);
      if (ended) return pays;
    }
    return hilo.play(again(), [...acts, { act: 'take' }]).pays;
  }

  test('rejects cashing out before a guess, a guess above the highest card, unknown acts and acts after the end', () => {
    const highest = () => CARDS - 1;
    for (const acts of [[deal, { act: 'take' }], [deal, { act: 'higher' }], [deal, deal], [{ act: 'spin' }], []])
      expect(() => hilo.play(highest, acts)).toThrow();
    expect(() => hilo.play(highest, [deal, { act: 'lower' }, { act: 'lower' }])).toThrow('over');
  });

  test('pays automatically after five correct guesses', () => {
    const cards = [0, 1, 2, 3, 4, 5];
    const draw = () => cards.shift() ?? 0;
    const { ended, pays } = hilo.play(draw, [deal, ...Array.from({ length: MAX_GUESSES }, () => ({ act: 'higher' }))]);
    expect(ended).toBe(true);
    expect(toText(pays)).toBe(toText([12, 11, 10, 9, 8].reduce((all, some) => times(all, fraction(13, some)), BACK)));
  });
});
