import type { Draw, Result } from '../../../src/lottery';

/** Yields all results of a draw. */
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
  prefix: number[] = [],
): Generator<number[]> {
  if (prefix.length === places) yield prefix;
  else
    for (let value = from; value < size(prefix.length) + from; value += 1)
      if (!(noTwice && prefix.includes(value))) yield* rows(places, size, from, noTwice, [...prefix, value]);
}
