import { numbers, type Row } from './second-chance';

/** Three times three letters, reel by reel; a line is written as the places it crosses. */
const LINE_REELS = [
  'flbfldfbolfdblflbfokflbdfblfdlof',
  'lfobflbdflfblkfdlfbolfbfdlbfdlof',
  'bflfdlbfolfblfdklbfoldfbflbdflfo',
];
const LINES = ['147', '036', '258', '048', '246'];
/** Hundredths of the stake by game. */
const THREES: Record<string, Record<string, number>> = {
  'lab-lines': { kkk: 25000, ooo: 2500, ddd: 1200, bbb: 500, lll: 300, fff: 200 },
  'lab-lines-calm': { kkk: 5000, ooo: 1500, ddd: 900, bbb: 500, lll: 360, fff: 240 },
  'lab-lines-kite': { kkk: 80000, ooo: 5000, ddd: 1600, bbb: 500, lll: 200, fff: 110 },
};

export const WAY_REELS = [
  'lomslmkfmlfomkbokflbtdfbdfsbtd',
  'fkobmlwdlkbflobfmtlkmdfodmbftl',
  'okltdbmofmbslmtlbmfodwkfsbklfd',
  'fmofwbklmfbmtfkdblofdlodtblmkl',
  'oldfobfmlbkoftkmldfmbdlmfksbts',
];
/** Hundredths of the stake by the letter, for three, four and five reels. */
export const WAY_PAYS: Record<string, readonly [number, number, number]> = {
  t: [200, 1000, 20000],
  k: [150, 300, 1200],
  o: [0, 150, 500],
  d: [0, 150, 500],
  b: [0, 120, 300],
  m: [0, 120, 250],
  l: [0, 0, 200],
  f: [0, 0, 150],
};

/** Fields by number, and hundredths of the stake for eight, ten and twelve of a letter. */
const LAMP_FIELDS = 'kkoooddddbbbbbblllllllfffffffffs';
const COUNTS: Record<string, Record<string, readonly [number, number, number]>> = {
  'lab-lamps': {
    k: [10000, 50000, 200000],
    o: [3000, 15000, 100000],
    d: [1200, 5000, 30000],
    b: [400, 1500, 10000],
    l: [200, 800, 5000],
    f: [150, 400, 2000],
  },
  'lab-lamps-night': {
    k: [30000, 100000, 500000],
    o: [6000, 30000, 200000],
    d: [2000, 10000, 60000],
    b: [500, 2500, 20000],
    l: [200, 800, 6000],
    f: [130, 300, 1500],
  },
};

/** Returns three letters of a reel from a stop on, as if the reel were written twice. */
export const reelWindow = (reel: string, stop: number): string => (reel + reel).slice(stop, stop + 3);

const letters = (reels: readonly string[], stops: readonly number[]) =>
  reels.map((reel, index) => reelWindow(reel, stops[index] ?? 0));

export function linesOfHundred(row: Row): number {
  const window = letters(LINE_REELS, numbers(row, [32, 32, 32])).join('');
  const lines = LINES.map((places) => [...places].map((place) => window[Number(place)]).join(''));
  return lines.reduce((sum, line) => sum + (THREES[row.game]?.[line] ?? 0), 0);
}

/** Returns the hundredths that five columns pay, letter by letter. */
function wayPays(columns: readonly string[]): number {
  let sum = 0;
  for (const [letter, [three, four, five]] of Object.entries(WAY_PAYS)) {
    if (!columns[0]?.includes(letter)) continue;
    const here = columns.map(
      (column) => [...column].filter((candidate) => candidate === letter || candidate === 'w').length,
    );
    const reach = here.indexOf(0);
    const reels = reach === -1 ? 5 : reach;
    const ways = here.slice(0, reels).reduce((all, count) => all * count, 1);
    sum += ways * ([0, 0, 0, three, four, five][reels] ?? 0);
  }
  return sum;
}

const isStart = (columns: readonly string[]): boolean => columns.filter((column) => column.includes('s')).length > 2;

export function waysOfHundred(row: Row): number {
  const spins = row.acts.length;
  const stops = numbers(
    row,
    Array.from({ length: spins * 5 }, () => 30),
  );
  const windows = row.acts.map((_, index) => letters(WAY_REELS, stops.slice(index * 5)));
  const [first = [], ...free] = windows;
  if (free.length !== (isStart(first) ? 8 : 0)) return 0;
  return free.reduce((sum, window) => sum + 2 * wayPays(window), wayPays(first));
}

/** Returns the hundredths that these numbers of each letter pay; `s` are lamps. */
export function countPays(game: string, counts: Readonly<Record<string, number>>): number {
  const sum = Object.entries(COUNTS[game] ?? {}).reduce((all, [letter, [eight, ten, twelve]]) => {
    const count = counts[letter] ?? 0;
    return all + (count > 11 ? twelve : count > 9 ? ten : count > 7 ? eight : 0);
  }, 0);
  return Math.min(500000, sum * ([1, 2, 3][counts.s ?? 0] ?? 4));
}

export function lampsOfHundred(row: Row): number {
  const counts: Record<string, number> = {};
  const fields = numbers(
    row,
    Array.from({ length: 20 }, () => 32),
  );
  for (const field of fields) {
    const letter = LAMP_FIELDS[field] ?? '';
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return countPays(row.game, counts);
}
