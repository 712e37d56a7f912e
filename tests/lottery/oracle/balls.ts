import { add, type Bet, type Oracle, product, subsets, upTo, win } from './sets';

const written = (ball: number | undefined) => String(ball).padStart(2, '0');
const has = (result: readonly number[], ball: string) => result.some((drawn) => written(drawn) === ball);
const inPlace = (result: readonly number[], row: string[]) =>
  row.every((ball, index) => written(result[index]) === ball);
const isDistinct = (row: string[]) => new Set(row).size === row.length;

const front = (...fields: string[][]) =>
  product(...fields)
    .filter(isDistinct)
    .map(
      (row): Bet =>
        (result) =>
          win(inPlace(result, row)),
    );
const place = (...fields: string[][]) =>
  fields.flatMap((balls, index) =>
    balls.map(
      (ball): Bet =>
        (result) =>
          win(written(result[index]) === ball),
    ),
  );

/** Defines the plays on some balls of an urn. */
export function elevenOracle(take: number, middle: number): Oracle {
  const any =
    (count: number) =>
    (some: string[]): Bet =>
    (result) =>
      win(some.filter((ball) => has(result, ball)).length === Math.min(count, take));
  const counts = [1, 2, 3, 4, 5, 6, 7, 8];
  const plain = counts.map((count) => [`any-${count}`, (balls: string[]) => subsets(balls, count).map(any(count))]);
  const bankers = counts.map((count) => [
    `any-${count}-banker`,
    (fixed: string[], balls: string[]) =>
      subsets([...fixed, ...balls], count)
        .filter((some) => fixed.every((ball) => some.includes(ball)))
        .map(any(count)),
  ]);
  const frontSet = (count: number) => (balls: string[]) =>
    subsets(balls, count).map(
      (some): Bet =>
        (result) =>
          win(some.every((ball) => has(result.slice(0, count), ball))),
    );
  const sumIs = (result: readonly number[]) =>
    add(result) > middle ? 'over' : add(result) < middle ? 'under' : 'equal';
  return {
    ...Object.fromEntries([...plain, ...bankers]),
    'front-2': front,
    'front-3': front,
    'front-2-group': frontSet(2),
    'front-3-group': frontSet(3),
    place,
    'front-any': (balls) =>
      balls.map(
        (ball): Bet =>
          (result) =>
            win(has(result.slice(0, 3), ball)),
      ),
    'odd-count': (numbers) =>
      numbers.map(
        (number): Bet =>
          (result) =>
            win(`${add(result.map((ball) => ball % 2))}` === number),
      ),
    middle: (numbers) =>
      numbers.map(
        (number): Bet =>
          (result) =>
            win(
              result.some(
                (ball) =>
                  `${ball}` === number &&
                  result.filter((drawn) => drawn < ball).length === result.filter((drawn) => drawn > ball).length,
              ),
            ),
      ),
    sum: (names) =>
      names.map(
        (name): Bet =>
          (result) =>
            win(sumIs(result) === name),
      ),
    'sum-sides': (names) =>
      names.map(
        (name): Bet =>
          (result) =>
            sumIs(result) === 'equal' ? ['push'] : win(sumIs(result) === name),
      ),
    'dragon-tiger': dragonTiger,
  };
}

function dragonTiger(pairs: string[], names: string[]): Bet[] {
  return product(pairs, names).map(
    ([pair = '', side]): Bet =>
      (result) => {
        const [first = 0, second = 0] = pair.split('-').map((at) => result[Number(at) - 1]);
        return win(side === (first > second ? 'dragon' : 'tiger'));
      },
  );
}

/** Defines the plays on the order of all cars. */
export function raceOracle(cars: number): Oracle {
  const isOn: Record<string, (number: number, big: number) => boolean> = {
    big: (number, big) => number >= big,
    small: (number, big) => number < big,
    odd: (number) => number % 2 === 1,
    even: (number) => number % 2 === 0,
  };
  const firstTwo = (result: readonly number[]) => add(result.slice(0, 2));
  return {
    ...Object.fromEntries(upTo(cars).map((less) => [`front-${less + 1}`, front])),
    place,
    'place-sides': (places, sides) =>
      product(places, sides).map(
        ([at, side = '']): Bet =>
          (result) =>
            win(isOn[side]?.(result[Number(at) - 1] ?? 0, cars / 2 + 1) === true),
      ),
    'dragon-tiger': dragonTiger,
    'sum-2': (sums) =>
      sums.map(
        (sum): Bet =>
          (result) =>
            `${firstTwo(result)}` === sum ? [sum] : [],
      ),
    'sum-2-sides': (sides) =>
      sides.map(
        (side): Bet =>
          (result) =>
            isOn[side]?.(firstTwo(result), cars + 2) ? [side] : [],
      ),
  };
}
