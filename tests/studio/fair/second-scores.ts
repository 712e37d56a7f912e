/** Final score of a fixture; `won`: the winning side, `h`, `a` or `-`. */
export type Ended = { h: number; a: number; won: string };

const DAYS = '16 25 34, 64 53 12, 26 31 45, 65 14 23, 36 42 51'.split(', ').map((day) => day.split(' '));
const turned = (pair: string): string => [...pair].reverse().join('');
/** Returns the pairs of teams of a matchday from 1, home side first. */
export const pairsOf = (matchday: number): string[] => {
  const pairs = DAYS[(matchday - 1) % 5] ?? [];
  return matchday > 5 ? pairs.map(turned) : pairs;
};
const RATING: Record<string, number> = { 1: 5, 2: 4, 3: 3, 4: 3, 5: 2, 6: 1 };
export const ahead = ([home = '', away = '']: string): number => (RATING[home] ?? NaN) - (RATING[away] ?? NaN);

/** Possible runs of an over of cricket. */
export const OVERS = '2 3 4 5 6 6 7 7 8 8 9 10 11 12 14 17'.split(' ').map(Number);
/** Returns the leading side. */
export const leaderOf = (h: number, a: number): string => '-ha'[h === a ? 0 : h > a ? 1 : 2] ?? '';
/** Line of the sum of both scores. */
const LINES: Record<string, number> = {
  'lab-football': 2.5,
  'lab-cricket': 80.5,
  'lab-kabaddi': 64.5,
  'lab-esport': 2.5,
};
/** Minimum points of a clear lead. */
const CLEAR: Record<string, number> = { 'lab-cricket': 10, 'lab-kabaddi': 6 };

/** Returns the winning selections of a fixture. */
export function wonBy(game: string, { h, a, won }: Ended): string[] {
  const winner = { h: 'home', a: 'away', '-': 'draw' }[won] ?? '';
  const sum = h + a > (LINES[game] ?? 0) ? 'over' : 'under';
  if (game === 'lab-football') return [winner, sum, h * a > 0 ? 'both' : 'notBoth'];
  if (game === 'lab-esport') return [winner, sum, `${h}-${a}`];
  const clear = CLEAR[game] ?? 0;
  const margin = Math.abs(h - a) < clear ? 'close' : h > a ? 'home.clear' : 'away.clear';
  return [winner, sum, margin];
}
