import type { SlideAnswer } from '../../../contract';

/** How far from the hole still counts, picture pixels; a keyboard's steps of up to twice as much always find it. */
const TOLERANCE = 5;
/** The least that a hand does, on a pointer or on keys. */
const LEAST = { samples: 3, ms: 150 };

type Puzzle = { x: number /** Ms since the puzzle was given out. */; age: number };

/** Returns whether the piece is in the hole. */
export const fits = (puzzle: Puzzle, answer: Pick<SlideAnswer, 'x'>): boolean =>
  Math.abs(answer.x - puzzle.x) <= TOLERANCE;

/**
 * Returns whether the piece was moved there as a person moves it: several samples, in the order of time, over a while that is neither too
 * short nor longer than the puzzle has been out, ending where the piece was left.
 */
export function moved(puzzle: Puzzle, { x, movement }: Pick<SlideAnswer, 'x' | 'movement'>): boolean {
  const first = movement[0];
  const last = movement.at(-1);
  if (!first || !last || movement.length < LEAST.samples) return false;
  const took = last.at - first.at;
  const inOrder = movement.every((sample, i) => i === 0 || sample.at >= (movement[i - 1]?.at ?? 0));
  const places = new Set(movement.map((sample) => sample.x)).size;
  return inOrder && took >= LEAST.ms && took <= puzzle.age && places >= LEAST.samples && Math.abs(last.x - x) <= 1;
}
