import type { SlideAnswer } from '../../../contract';

/** Maximum distance from the hole, picture pixels; keyboard steps of up to twice as much always reach it. */
const TOLERANCE = 5;
/** Minimum movement of a person, by pointer or keys. */
const MIN_MOVEMENT = { samples: 3, ms: 150 };

type Puzzle = { x: number /** Ms since the puzzle was sent. */; age: number };

/** Returns whether the piece is in the hole. */
export const fits = (puzzle: Puzzle, answer: Pick<SlideAnswer, 'x'>): boolean =>
  Math.abs(answer.x - puzzle.x) <= TOLERANCE;

/**
 * Returns whether a person moved the piece: several samples in order of time, over a period neither too short nor
 * longer than the puzzle's age, ending at the submitted position.
 */
export function moved(puzzle: Puzzle, { x, movement }: Pick<SlideAnswer, 'x' | 'movement'>): boolean {
  const first = movement[0];
  const last = movement.at(-1);
  if (!first || !last || movement.length < MIN_MOVEMENT.samples) return false;
  const duration = last.at - first.at;
  const inOrder = movement.every((sample, i) => i === 0 || sample.at >= (movement[i - 1]?.at ?? 0));
  const places = new Set(movement.map((sample) => sample.x)).size;
  return (
    inOrder &&
    duration >= MIN_MOVEMENT.ms &&
    duration <= puzzle.age &&
    places >= MIN_MOVEMENT.samples &&
    Math.abs(last.x - x) <= 1
  );
}
