import { stream } from './stream';

/**
 * Equally likely outcomes. `digits`: a row of digits below `base`. `balls`: different numbers from 1 to `of`, in the
 * order drawn. `lots`: numbers of a fixed length, prize by prize.
 */
export type Space =
  | { kind: 'digits'; base: number; places: number }
  | { kind: 'balls'; of: number; take: number }
  | { kind: 'lots'; base: number; prizes: readonly { lots: number; digits: number }[] };

/** Version of the mapping from seeds to results; a changed mapping needs another name. */
export const MAPPING = 'draw-1';

/**
 * Derives the result from a 32-byte seed. Each digit or lot is the next number below its range. Balls start as 1 to
 * `of` in ascending order; the next number below the remaining count picks one, and the last ball takes its place.
 */
export function resultOf(space: Space, seed: Uint8Array): number[] {
  const below = stream(seed);
  if (space.kind === 'digits') return Array.from({ length: space.places }, () => below(space.base));
  if (space.kind === 'lots')
    return space.prizes.flatMap(({ lots, digits }) => Array.from({ length: lots }, () => below(space.base ** digits)));
  const left = Array.from({ length: space.of }, (_, ball) => ball + 1);
  return Array.from({ length: space.take }, () => {
    const at = below(left.length);
    const ball = left[at] ?? 0;
    const last = left.pop() ?? 0;
    if (at < left.length) left[at] = last;
    return ball;
  });
}
