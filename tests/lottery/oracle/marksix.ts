import { add, type Bet, type Oracle, product, subsets, win } from './sets';

/** Last day of a lunar year, and the animal of that year. */
const EVES: [string, string][] = [
  ['2025-01-28', 'dragon'],
  ['2026-02-16', 'snake'],
  ['2027-02-05', 'horse'],
];
const ROUND = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');
const COLOURS: Record<string, string> = {
  red: '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46',
  blue: '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48',
  green: '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49',
};
const written = (number: number | undefined) => String(number).padStart(2, '0');

/**
 * Defines the plays on six numbers and a special one; `last` is the greatest number, `animals` the length of the cycle.
 */
export function markSixOracle(last: number, animals: number): Oracle {
  const round = ROUND.slice(0, animals);
  const animalOf = (number: number, date: string) => {
    const [, year = ''] = EVES.find(([eve]) => date <= eve) ?? [];
    let at = ROUND.indexOf(year) % animals;
    for (let step = 1; step < number; step += 1) at = at === 0 ? animals - 1 : at - 1;
    return round[at];
  };
  const special = (result: readonly number[]) => result[result.length - 1] ?? 0;
  const normals = (result: readonly number[]) => result.slice(0, -1).map(written);
  const drawn = (result: readonly number[]) => result.map(written);
  const half = Math.floor(last / 2);
  const tens = (number: number) => Number(written(number)[0]);
  const units = (number: number) => Number(written(number)[1]);
  const isOn: Record<string, (number: number) => boolean> = {
    big: (number) => number > half,
    small: (number) => number <= half,
    odd: (number) => /[13579]$/.test(`${number}`),
    even: (number) => /[02468]$/.test(`${number}`),
    'sum-odd': (number) => (tens(number) + units(number)) % 2 === 1,
    'sum-even': (number) => (tens(number) + units(number)) % 2 === 0,
    'tail-big': (number) => /[5-9]$/.test(`${number}`),
    'tail-small': (number) => /[0-4]$/.test(`${number}`),
  };
  const side = (name: string, number: number) => (number === last ? ['push'] : win(isOn[name]?.(number) === true));
  const grade = (some: string[], date: string) => (some.includes(animalOf(1, date) ?? '') ? ['year'] : ['common']);
  const among = (numbers: string[], row: string[]) => numbers.filter((number) => row.includes(number)).length;
  const inSix = (count: number) => (numbers: string[]) =>
    subsets(numbers, count).map(
      (some): Bet =>
        (result) =>
          win(among(some, normals(result)) === count),
    );
  const animalsDrawn = (count: number) => (names: string[]) =>
    subsets(names, count).map(
      (some): Bet =>
        (result, date) => {
          const resultAnimals = new Set(result.map((number) => animalOf(number, date)));
          return some.every((name) => resultAnimals.has(name)) ? grade(some, date) : [];
        },
    );
  const middleSum = (result: readonly number[]) => (result.length * (last + 1)) / 2;
  const onTotal: Record<string, (result: readonly number[]) => boolean> = {
    big: (result) => add(result) >= middleSum(result),
    small: (result) => add(result) < middleSum(result),
    odd: (result) => add(result) % 2 === 1,
    even: (result) => add(result) % 2 === 0,
  };
  const none = (count: number) => (numbers: string[]) =>
    subsets(numbers, count).map(
      (some): Bet =>
        (result) =>
          win(among(some, drawn(result)) === 0),
    );
  const isPair = (some: string[], result: readonly number[]) =>
    some.includes(written(special(result))) && among(some, normals(result)) === 1;
  const parlay =
    (count: number) =>
    (...fields: string[][]) =>
      subsets(
        fields.flatMap((names, place) => names.map((name) => ({ name, place }))),
        count,
      )
        .filter((legs) => new Set(legs.map(({ place }) => place)).size === count)
        .map(
          (legs): Bet =>
            (result) => {
              const legResults = legs.map(({ name, place }) => ({
                place,
                is: side(name, result[place] ?? 0)[0] ?? 'lost',
              }));
              const pushed = legResults.find(({ is }) => is === 'push');
              if (count === 2 && pushed) return ['push'];
              if (legResults.some(({ is }) => is === 'lost')) return [];
              return [pushed ? `pushed-${pushed.place + 1}` : 'all'];
            },
        );
  return {
    special: (numbers) =>
      numbers.map(
        (number): Bet =>
          (result) =>
            win(written(special(result)) === number),
      ),
    'special-sides': (names) =>
      names.map(
        (name): Bet =>
          (result) =>
            side(name, special(result)),
      ),
    'special-colour': (names) =>
      names.map(
        (name): Bet =>
          (result) =>
            COLOURS[name]?.includes(written(special(result))) ? [name] : [],
      ),
    'special-zodiac': (names) =>
      names.map(
        (name): Bet =>
          (result, date) =>
            animalOf(special(result), date) === name ? grade([name], date) : [],
      ),
    [`special-zodiac-${animals / 2}`]: (names) =>
      subsets(names, animals / 2).map(
        (some): Bet =>
          (result, date) =>
            special(result) === last ? ['push'] : win(some.includes(animalOf(special(result), date) ?? '')),
      ),
    'total-sides': (names) =>
      names.map(
        (name): Bet =>
          (result) =>
            onTotal[name]?.(result) ? [name] : [],
      ),
    normal: inSix(1),
    'place-number': (places, numbers) =>
      product(places, numbers).map(
        ([at, number]): Bet =>
          (result) =>
            win(written(result[Number(at) - 1]) === number),
      ),
    'place-sides': (places, names) =>
      product(places, names).map(
        ([at, name = '']): Bet =>
          (result) =>
            side(name, result[Number(at) - 1] ?? 0),
      ),
    'two-of-two': inSix(2),
    'three-of-three': inSix(3),
    'four-of-four': inSix(4),
    'three-hit-two': (numbers) =>
      subsets(numbers, 3).map(
        (some): Bet =>
          (result) =>
            ({ 2: ['two'], 3: ['three'] })[among(some, normals(result))] ?? [],
      ),
    'two-hit-special': (numbers) =>
      subsets(numbers, 2).map(
        (some): Bet =>
          (result) =>
            isPair(some, result) ? ['special'] : among(some, normals(result)) === 2 ? ['both'] : [],
      ),
    'special-pair': (numbers) =>
      subsets(numbers, 2).map(
        (some): Bet =>
          (result) =>
            win(isPair(some, result)),
      ),
    zodiac: animalsDrawn(1),
    'zodiac-2': animalsDrawn(2),
    'zodiac-3': animalsDrawn(3),
    ...Object.fromEntries([2, 3, 4, 5, 6, 7].map((count) => [`parlay-${count}`, parlay(count)])),
    ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => [`none-${count}`, none(count)])),
  };
}
