import { numbers, type Row } from './second-chance';

/** By kind: multiple of the cost that a catch pays, and the number out of ten thousand below which values catch. */
const FISH = `puti 2 4850, koi 3 3220, rui 5 1935, katla 8 1208, ilish 15 643, boal 30 321, chital 60 160, kumir 200 48`;

/** Returns the payout of a shot per hundred of its cost; null for other games. */
export function fishOfHundred(row: Row): number | null {
  if (row.game !== 'lab-fish') return null;
  const kind = row.acts[0]?.kind ?? '';
  const [, times, below] = new RegExp(`\\b${kind} (\\d+) (\\d+)`).exec(FISH) ?? [];
  const [value = 0] = numbers(row, [10_000]);
  return BigInt(value) < BigInt(below ?? 0) ? Number(times) * 100 : 0;
}
