import type { Reading, Selection } from './types';

type KindOf = (value: number) => number;

/** Tells all values apart. */
export const whole: KindOf = (value) => value;

/** Tells the chosen values from the others, for plays whose hits only depend on their number. */
export function isAmong(chosen: readonly number[]): KindOf {
  const known = new Set(chosen);
  return (value) => (known.has(value) ? 1 : 0);
}

/** Tells the chosen values apart, and from the others. */
export function eachAmong(chosen: readonly number[]): KindOf {
  const known = new Set(chosen);
  return (value) => (known.has(value) ? value : -1);
}

/** First `count` places of a result. */
export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Readings of a field per place, the first of them at `from`; empty fields read nothing. */
export const amongAt = (from: number, selection: Selection): Reading[] =>
  selection.flatMap((chosen, index) =>
    chosen.length > 0 ? [{ places: [from + index], kindOf: isAmong(chosen) }] : [],
  );

/** Readings of whole values, place by place. */
export const wholeAt = (some: readonly number[]): Reading[] =>
  [...new Set(some)].map((place) => ({ places: [place], kindOf: whole }));
