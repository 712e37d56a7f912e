/** Animals in the order of the years. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

/** First day of each lunar year in Hong Kong, starting with a year of the rat, and of the year after the last. */
// biome-ignore format: a row for each round of the animals
export const LUNAR_YEARS = [
  '2020-01-25', '2021-02-12', '2022-02-01', '2023-01-22', '2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23',
  '2032-02-11', '2033-01-31', '2034-02-19', '2035-02-08', '2036-01-28', '2037-02-15', '2038-02-04', '2039-01-24', '2040-02-12', '2041-02-01', '2042-01-22', '2043-02-10',
  '2044-01-30', '2045-02-17', '2046-02-06', '2047-01-26', '2048-02-14', '2049-02-02',
  '2050-01-23',
] as const;

/** Animals on the numbers 1 to `of`. Fewer than twelve animals serve the small universes of tests. */
export type Zodiac = { of: number; animals: number };

/** Day that was looked up last: a settlement looks up one day many times. */
let latest = { date: '', year: -1 };

/** Returns the index in `ANIMALS` of the lunar year of a day (`YYYY-MM-DD`). Throws a RangeError outside the table. */
function yearOf(date: string, animals: number): number {
  if (date !== latest.date) latest = { date, year: LUNAR_YEARS.findLastIndex((first) => first <= date) };
  const { year } = latest;
  if (year === -1 || year === LUNAR_YEARS.length - 1) throw new RangeError(`No lunar year in the table for ${date}`);
  return year % animals;
}

/** Returns the animal of a number: 1 has the year's animal, 2 the one before it, and so on around. */
export const animalOf = (number: number, date: string, { animals }: Zodiac): number =>
  (yearOf(date, animals) + animals * number - number + 1) % animals;

export function numbersOf(animal: number, date: string, { animals, of }: Zodiac): number[] {
  const first = ((yearOf(date, animals) + animals - animal) % animals) + 1;
  return Array.from({ length: Math.floor((of - first) / animals) + 1 }, (_, nth) => first + nth * animals);
}

/** Returns whether an animal is the year's own, which has one number more. */
export const isOfYear = (animal: number, date: string, { animals }: Zodiac): boolean =>
  animal === yearOf(date, animals);
