import type { Draw } from '../../../src/studio/games/game';

/**
 * Plays all possible outcomes and yields each result with its exact probability, one in `of`: the product of the bounds
 * of its draws.
 */
export function* every<T>(play: (draw: Draw) => T): Generator<{ result: T; of: bigint }> {
  const drawn: { value: number; below: number }[] = [];
  for (;;) {
    let at = 0;
    const result = play((below) => {
      const next = drawn[at] ?? { value: 0, below };
      drawn[at] = next;
      at += 1;
      return next.value;
    });
    yield { result, of: drawn.reduce((all, { below }) => all * BigInt(below), 1n) };
    while (drawn.length > 0 && isLast(drawn)) drawn.pop();
    const last = drawn.at(-1);
    if (!last) return;
    last.value += 1;
  }
}

const isLast = (drawn: { value: number; below: number }[]) => {
  const last = drawn.at(-1);
  return last !== undefined && last.value === last.below - 1;
};
