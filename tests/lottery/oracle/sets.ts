/** What a bet wins in a draw: the names of its grades. */
export type Bet = (result: readonly number[], date: string) => string[];
/** By the codes of plays: the bets that a selection means, from the fields as they are written. */
export type Oracle = Record<string, (...fields: string[][]) => Bet[]>;

export const win = (isWon: boolean) => (isWon ? ['win'] : []);

/** All ways to take one of each list. */
export const product = <T>(...lists: T[][]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);

/** All subsets of a size: by the binary numbers, of which each says who is in. */
export function subsets<T>(list: T[], size: number): T[][] {
  const found: T[][] = [];
  for (let mask = 0; mask < 2 ** list.length; mask += 1) {
    const some = list.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    if (some.length === size) found.push(some);
  }
  return found;
}

export const sortedText = (text: string) => [...text].sort().join('');
export const add = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);
export const upTo = (count: number) => [...Array(count).keys()];
