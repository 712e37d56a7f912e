import type { Field, Selection } from './types';

const counted = (count: number, from: number, width: number) =>
  Array.from({ length: count }, (_, index) => `${index + from}`.padStart(width, '0'));

const field = (name: string, choices: readonly string[], from: number, least = 1, most = choices.length): Field => ({
  name,
  choices,
  from,
  least,
  most,
});

/** Digits below a base. */
export const digits = (name: string, base: number, least = 1, most = base): Field =>
  field(name, counted(base, 0, 1), 0, least, most);
/** Balls, written with two digits: `01`. */
export const balls = (name: string, of: number, least = 1, most = of): Field =>
  field(name, counted(of, 1, 2), 1, least, most);
/** Whole numbers from one to another, inclusive. */
export const range = (name: string, from: number, to: number): Field =>
  field(name, counted(to - from + 1, from, 1), from);
/** Named choices. */
export const words = (name: string, choices: readonly string[], least = 1, most = choices.length): Field =>
  field(name, choices, 0, least, most);
/** Numbers of a fixed length in a base, with leading zeros: `007`. */
export function numbers(name: string, base: number, length: number, least = 1, most = base ** length): Field {
  const choices = Array.from({ length: base ** length }, (_, value) => value.toString(base).padStart(length, '0'));
  return field(name, choices, 0, least, most);
}

const places = new WeakMap<Field, Map<string, number>>();
function valueIn(of: Field, choice: string): number | undefined {
  const known = places.get(of) ?? new Map(of.choices.map((name, index) => [name, index + of.from]));
  places.set(of, known);
  return known.get(choice);
}

function readField(of: Field, written: string): number[] | null {
  const values = written === '' ? [] : written.split(',').map((choice) => valueIn(of, choice));
  const known = values.filter((value) => value !== undefined);
  const isFit =
    known.length === values.length &&
    new Set(known).size === known.length &&
    known.length >= of.least &&
    known.length <= of.most;
  return isFit ? known.sort((a, b) => a - b) : null;
}

/** Parses the fields of a selection (see `Play.parse`). The shape checks whether it contains a unit. */
export function readSelection(fields: readonly Field[], written: string): Selection | null {
  const parts = written.split('|');
  const read = fields.map((of, index) => readField(of, parts[index] ?? ''));
  const known = read.filter((values) => values !== null);
  return parts.length === fields.length && known.length === read.length ? known : null;
}

/** Formats a selection (see `Play.write`). */
export const writeSelection = (fields: readonly Field[], selection: Selection): string =>
  fields
    .map((of, index) => (selection[index] ?? []).map((value) => of.choices[value - of.from] ?? '').join(','))
    .join('|');
