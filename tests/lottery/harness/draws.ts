import type { Draw, Result } from '../../../src/lottery';

/** All results of a draw, one after the other. */
export function* allResults(draw: Draw): Generator<Result> {
  if (draw.kind === 'balls') yield* rows(draw.take, () => draw.of, 1, true);
  else {
    const sizes =
      draw.kind === 'digits'
        ? Array.from({ length: draw.places }, () => draw.base)
        : draw.prizes.flatMap(({ lots, digits }) => Array.from({ length: lots }, () => draw.base ** digits));
    yield* rows(sizes.length, (place) => sizes[place] ?? 0, 0, false);
  }
}

function* rows(
  places: number,
  size: (place: number) => number,
  from: number,
  noTwice: boolean,
  begun: number[] = [],
): Generator<number[]> {
  if (begun.length === places) yield begun;
  else
    for (let value = from; value < size(begun.length) + from; value += 1)
      if (!(noTwice && begun.includes(value))) yield* rows(places, size, from, noTwice, [...begun, value]);
}
