/** Returns the names of the grades that a bet wins in a draw. */
export type Bet = (result: readonly number[], date: string) => string[];
/** Bets of a selection by play code, from its fields in text form. */
export type Oracle = Record<string, (...fields: string[][]) => Bet[]>;

export const win = (isWon: boolean) => (isWon ? ['win'] : []);

/** Returns all tuples with one element of each list. */
export const product = <T>(...lists: T[][]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

/** Returns all subsets of a size, enumerated by binary numbers. */
export function subsets<T>(list: T[], size: number): T[][] {
  const found: T[][] = [];
  for (let mask = 0; mask < 2 ** list.length; mask += 1) {
    const some = list.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    if (some.length === size) found.push(some);
  }
  return found;
}

export const sortedText = (text: string) => [...text].sort().join('');
export const add = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);
export const upTo = (count: number) => [...Array(count).keys()];
