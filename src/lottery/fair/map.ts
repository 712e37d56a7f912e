import { stream } from './stream';

/**
 * What can be drawn, all of it equally likely. `digits`: so many digits below `base`, in order. `balls`: so many different numbers of 1 to `of`,
 * in the order drawn. `lots`: prize by prize, so many numbers of so many digits.
 */
export type Space =
  | { kind: 'digits'; base: number; places: number }
  | { kind: 'balls'; of: number; take: number }
  | { kind: 'lots'; base: number; prizes: readonly { lots: number; digits: number }[] };

/** The name of how seeds become results: another way gets another name. */
export const MAPPING = 'draw-1';

/**
 * The result that follows from a seed of 32 bytes. Digits and lots are each the next number below what they can be; balls are drawn from 1 to
 * `of` in ascending order: the ball at the place that the next number below what is left says goes out, and the last one left takes its place.
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
