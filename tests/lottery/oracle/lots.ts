import { type Bet, type Oracle, product, sortedText, subsets, win } from './sets';

/** Prizes in order: name, and number of digits of each lot. */
export type Layout = [prize: string, digits: number][];

/** Returns the lots as text, with the prize of each. */
const lotsIn = (layout: Layout, base: number, result: readonly number[]) =>
  layout.map(([prize, digits], lot) => ({ prize, text: (result[lot] ?? 0).toString(base).padStart(digits, '0') }));

/** Defines the Vietnamese plays on the texts of the lots; `heads`, `threes` and `part` name prizes. */
export function vietnamOracle(
  layout: Layout,
  base: number,
  names: { heads: string; threes: string; part: [string, string[]] },
): Oracle {
  /** Bets on each lot with at least this many digits, which the layout alone determines. */
  const onLots =
    (digits: number, ...prizes: string[]) =>
    (numbers: string[]) =>
      numbers.flatMap((number) =>
        layout.flatMap(([prize, length], lot): Bet[] =>
          length >= digits && (prizes.length === 0 || prizes.includes(prize))
            ? [(result) => win(lotsIn(layout, base, result)[lot]?.text.endsWith(number) === true)]
            : [],
        ),
      );
  const isDrawn = (result: readonly number[], number: string) =>
    lotsIn(layout, base, result).some(({ text }) => text.endsWith(number));
  const together = (count: number) => (numbers: string[]) =>
    subsets(numbers, count).map(
      (some): Bet =>
        (result) =>
          win(some.every((number) => isDrawn(result, number))),
    );
  const apart = (count: number) => (numbers: string[]) =>
    subsets(numbers, count).map(
      (some): Bet =>
        (result) =>
          win(!some.some((number) => isDrawn(result, number))),
    );
  const [code, prizes] = names.part;
  return {
    'lo-2': onLots(2),
    'lo-3': onLots(3),
    'lo-4': onLots(4),
    [code]: onLots(2, ...prizes),
    de: onLots(2, 'DB'),
    dau: onLots(2, names.heads),
    duoi: onLots(2, 'DB'),
    'dau-duoi': onLots(2, names.heads, 'DB'),
    'nhat-to': onLots(2, 'G1'),
    'xiu-chu-dau': onLots(3, names.threes),
    'xiu-chu-duoi': onLots(3, 'DB'),
    'xiu-chu': onLots(3, names.threes, 'DB'),
    'ba-cang': onLots(3, 'DB'),
    'lo-mot': together(1),
    'xien-2': together(2),
    'xien-3': together(3),
    'xien-4': together(4),
    ...Object.fromEntries([1, 2, 3, 4, 8, 10].map((count) => [`truot-${count}`, apart(count)])),
  };
}

/** Defines the four-digit plays. */
export function fourDigitsOracle(layout: Layout, base: number): Oracle {
  const paid: Record<string, string[]> = {
    big: ['first', 'second', 'third', 'starter', 'consolation'],
    small: ['first', 'second', 'third'],
  };
  const straight = (kind: string) => (numbers: string[]) =>
    numbers.map(
      (number): Bet =>
        (result) =>
          lotsIn(layout, base, result).flatMap(({ prize, text }) =>
            paid[kind]?.includes(prize) && text === number ? [prize] : [],
          ),
    );
  const ordersOf = (number: string) =>
    new Set(
      product([0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3])
        .filter((places) => new Set(places).size === 4)
        .map((places) => places.map((place) => number[place]).join('')),
    );
  const spread = (kind: string) => (numbers: string[]) =>
    numbers.map((number): Bet => {
      const orders = ordersOf(number);
      return (result) =>
        lotsIn(layout, base, result).flatMap(({ prize, text }) =>
          paid[kind]?.includes(prize) && orders.has(text) ? [`${prize}-${orders.size}`] : [],
        );
    });
  const first = (result: readonly number[]) => lotsIn(layout, base, result)[0]?.text ?? '';
  const tail = (numbers: string[]) =>
    numbers.map(
      (number): Bet =>
        (result) =>
          win(first(result).slice(-number.length) === number),
    );
  return {
    big: straight('big'),
    small: straight('small'),
    'ibox-big': spread('big'),
    'ibox-small': spread('small'),
    'first-3': tail,
    'first-2': tail,
    'first-3-any-order': (numbers) =>
      numbers.map(
        (number): Bet =>
          (result) =>
            sortedText(first(result).slice(1)) === sortedText(number)
              ? [['triple', 'pair', 'distinct'][new Set(number).size - 1] ?? '']
              : [],
      ),
    'first-any-digit': (digits) =>
      digits.map(
        (digit): Bet =>
          (result) =>
            win(first(result).slice(1).includes(digit)),
      ),
  };
}
