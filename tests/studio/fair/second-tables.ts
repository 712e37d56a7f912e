import { drawnOf, numbers, type Row } from './second-chance';

/** Payout of a chip on a spot, in hundredths of the chip. */
type Spots = (spot: string) => number;

const split = (...lists: string[]): string[] => lists.join(' ').split(' ');
const OUTSIDE = 'red black odd even low high dozen.1 dozen.2 dozen.3 column.1 column.2 column.3';
const POCKETS = Array.from({ length: 37 }, (_, number) => number).join(' ');

const SIC_BO = split(
  'small big odd even triple face.1 face.2 face.3 face.4 face.5 face.6',
  'sum.4 sum.5 sum.6 sum.7 sum.8 sum.9 sum.10 sum.11 sum.12 sum.13 sum.14 sum.15 sum.16 sum.17',
);

/** Spots of each table. */
export const SPOTS: Record<string, string[]> = {
  'lab-roulette': split(OUTSIDE, POCKETS),
  'lab-roulette-two': split(OUTSIDE, POCKETS, '00'),
  'lab-baccarat': split('player banker tie'),
  'lab-baccarat-evening': split('player banker tie'),
  'lab-sicbo': SIC_BO,
  'lab-sicbo-gold': SIC_BO,
  'lab-dragon': split('dragon tiger tie'),
  'lab-dragon-one': split('dragon tiger tie'),
  'lab-andar': split('andar bahar cards.1 cards.6 cards.11 cards.16 cards.26 cards.31 cards.36 cards.41'),
  'lab-patti': split('a b pair.a pair.b'),
};

/** Numbers in the order of the wheel after zero; every other one is red, starting with the first. */
const WHEEL = '32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26';

/** 37 is the double zero. */
export function rouletteSpots(number: number): Spots {
  const won: Record<string, number> = { [number === 37 ? '00' : `${number}`]: 3_600 };
  const slot = WHEEL.split(' ').indexOf(`${number}`);
  if (slot !== -1) {
    won[['red', 'black'][slot % 2] ?? ''] = 200;
    won[['even', 'odd'][number % 2] ?? ''] = 200;
    won[['low', 'high'][Math.floor((number - 1) / 18)] ?? ''] = 200;
    won[`dozen.${Math.ceil(number / 12)}`] = 300;
    won[`column.${((number - 1) % 3) + 1}`] = 300;
  }
  return (spot) => won[spot] ?? 0;
}

/** `sums`: payouts by the distance of the sum from the middle, 10.5, rounded down; `faces`: by the number of dice. */
type SicBoPays = { sums: number[]; faces: number[]; triple: number };
const THREE_DICE: SicBoPays = {
  sums: [766, 828, 985, 1_380, 2_070, 3_450, 6_900],
  faces: [0, 200, 300, 1_300],
  triple: 3_450,
};
export const GOLDEN_DICE: SicBoPays = {
  sums: [775, 840, 1_000, 1_400, 2_100, 3_500, 7_000],
  faces: [0, 190, 350, 1_500],
  triple: 3_500,
};

/** Dice as digits, such as '131'. */
export function sicBoSpots(dice: string, { sums, faces, triple } = THREE_DICE): Spots {
  const sum = [...dice].reduce((all, face) => all + Number(face), 0);
  const isTriple = /^(.)\1\1$/.test(dice);
  const half = sum < 11 ? 'small' : 'big';
  const parity = sum % 2 === 0 ? 'even' : 'odd';
  return (spot) => {
    if (spot === 'triple') return isTriple ? triple : 0;
    if (spot.startsWith('sum.')) return spot === `sum.${sum}` ? (sums[Math.floor(Math.abs(sum - 10.5))] ?? 0) : 0;
    if (spot.startsWith('face.')) return faces[dice.split(spot.slice(5)).length - 1] ?? -1;
    return !isTriple && [half, parity].includes(spot) ? 200 : 0;
  };
}

/** Ranks by letter, ace first. */
const RANKS = 'A23456789TJQK';
const rank = (card: number): string => RANKS[card % 13] ?? '';

/** Dragon's and tiger's ranks. */
export function dragonSpots([dragon = '', tiger = '']: readonly string[], tie = 1_300): Spots {
  const [higher, lower] = RANKS.indexOf(dragon) > RANKS.indexOf(tiger) ? ['dragon', 'tiger'] : ['tiger', 'dragon'];
  const pays: Record<string, number> =
    dragon === tiger ? { dragon: 100, tiger: 100, tie } : { [higher]: 195, [lower]: 0 };
  return (spot) => pays[spot] ?? 0;
}

/** Spots on the number of cards: the last number of each, and its payout. */
const LAST: readonly (readonly [spot: string, last: number, pays: number])[] = [
  ['cards.1', 5, 355],
  ['cards.6', 10, 445],
  ['cards.11', 15, 570],
  ['cards.16', 25, 440],
  ['cards.26', 30, 1_580],
  ['cards.31', 35, 2_600],
  ['cards.36', 40, 5_100],
  ['cards.41', 49, 12_100],
];

/** Number of cards dealt after the first until one matches its rank. */
export function andarSpots(count: number): Spots {
  const [range = '', , rangePays = 0] = LAST.find(([, last]) => count <= last) ?? [];
  const pays: Record<string, number> = { [range]: rangePays };
  if (count % 2 === 0) pays.bahar = 200;
  else pays.andar = 190;
  return (spot) => pays[spot] ?? 0;
}

const POINTS = '1234567890000';
/** Third cards of the player at which the banker draws, by the banker's points. */
const BANKER = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
const units = (digits: string): number => [...digits].reduce((all, digit) => all + Number(digit), 0) % 10;

type BaccaratPays = { player: number; banker: number; tie: number };
const BY_DAY: BaccaratPays = { player: 198, banker: 193, tie: 1_000 };
export const BY_EVENING: BaccaratPays = { player: 197, banker: 194, tie: 1_020 };

/** Points of six cards as digits, in the order of the shoe. */
export function baccaratSpots(shoe: string, table = BY_DAY): Spots {
  let player = `${shoe[0]}${shoe[2]}`;
  let banker = `${shoe[1]}${shoe[3]}`;
  const third = shoe[4] ?? '';
  if (!/[89]/.test(`${units(player)}${units(banker)}`)) {
    const stands = units(player) > 5;
    const isDrawing = stands ? units(banker) < 6 : BANKER[units(banker)]?.includes(third);
    if (isDrawing) banker += shoe[stands ? 4 : 5];
    if (!stands) player += third;
  }
  const pays: Record<string, number> = { player: 100, banker: 100, tie: table.tie };
  if (units(player) > units(banker)) Object.assign(pays, { player: table.player, banker: 0, tie: 0 });
  if (units(banker) > units(player)) Object.assign(pays, { player: 0, banker: table.banker, tie: 0 });
  return (spot) => pays[spot] ?? 0;
}

/** Letters of the ranks from ace to king, by height: a two is A, an ace M. */
const HEIGHTS = 'MABCDEFGHIJKL';
/** Sequences from the lowest to the highest. */
const RUNS = 'CBA DCB EDC FED GFE HGF IHG JIH KJI LKJ MBA MLK'.split(' ');

/**
 * Returns a hand of Teen Patti as text: the alphabetically later text wins. It starts with a digit for the kind, 0 to
 * 5.
 */
export function handText(cards: readonly number[]): string {
  const letters = cards.map((card) => HEIGHTS[card % 13] ?? '').sort();
  const hand = letters.reverse().join('');
  const run = RUNS.indexOf(hand);
  const isOneSuit = new Set(cards.map((card) => '♠♥♦♣'[Math.trunc(card / 13)])).size === 1;
  const twice = /(.)\1/.exec(hand)?.[1];
  if (hand === twice?.repeat(3)) return `5${hand}`;
  if (run !== -1) return `${isOneSuit ? 4 : 3}${HEIGHTS[run + 1]}`;
  if (isOneSuit) return `2${hand}`;
  return twice ? `1${twice}${hand.replaceAll(twice, '')}` : `0${hand}`;
}

/** Two hands as texts. */
export function pattiSpots([a = '', b = '']: readonly string[]): Spots {
  const isTie = a === b;
  const pays: Record<string, number> = {
    a: isTie ? 100 : a > b ? 195 : 0,
    b: isTie ? 100 : b > a ? 195 : 0,
    'pair.a': a.startsWith('0') ? 0 : 375,
    'pair.b': b.startsWith('0') ? 0 : 375,
  };
  return (spot) => pays[spot] ?? -1;
}

const diceOf = (row: Row): string =>
  numbers(row, [6, 6, 6])
    .map((face) => '123456'[face])
    .join('');
const shoeOf = (row: Row): string =>
  drawnOf(row, 416, 6)
    .map((card) => POINTS[card % 13])
    .join('');

const TABLES: Record<string, (row: Row) => Spots> = {
  'lab-roulette': (row) => rouletteSpots(numbers(row, [37])[0] ?? -1),
  'lab-roulette-two': (row) => rouletteSpots(numbers(row, [38])[0] ?? -1),
  'lab-sicbo': (row) => sicBoSpots(diceOf(row)),
  'lab-sicbo-gold': (row) => sicBoSpots(diceOf(row), GOLDEN_DICE),
  'lab-dragon': (row) => dragonSpots(drawnOf(row, 416, 2).map(rank)),
  'lab-dragon-one': (row) => dragonSpots(drawnOf(row, 52, 2).map(rank), 1_600),
  'lab-andar': (row) => {
    const [joker = '', ...others] = drawnOf(row, 52, 51).map(rank);
    return andarSpots(others.indexOf(joker) + 1);
  },
  'lab-baccarat': (row) => baccaratSpots(shoeOf(row)),
  'lab-baccarat-evening': (row) => baccaratSpots(shoeOf(row), BY_EVENING),
  'lab-patti': (row) => {
    const cards = drawnOf(row, 52, 6);
    return pattiSpots([cards.slice(0, 3), cards.slice(3)].map(handText));
  },
};

/** Returns the payout of a stake at a live table per hundred staked, rounded down; null for other games. */
export function tableOfHundred(row: Row): number | null {
  const spots = TABLES[row.game]?.(row);
  if (!spots) return null;
  // Lists each chip separately.
  const chips = (row.acts[0]?.spots ?? []).flatMap(({ spot, chips }) =>
    Array.from({ length: chips }, () => spots(spot)),
  );
  return Math.floor(chips.reduce((all, pays) => all + pays, 0) / chips.length);
}
