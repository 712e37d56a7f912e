/** Binomial coefficient n over k; zero for k > n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let chosenCount = 1; chosenCount <= k; chosenCount += 1)
    ways = (ways * BigInt(n - chosenCount + 1)) / BigInt(chosenCount);
  return ways;
}

/** Falling factorial n · (n − 1) · … with k factors: the ordered draws of k out of n. */
export function falling(n: number, k: number): bigint {
  let ways = 1n;
  for (let drawnCount = 0; drawnCount < k; drawnCount += 1) ways *= BigInt(n - drawnCount);
  return ways;
}

export const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);

/** Yields every subset of `count` values, in the order of the input. */
export function* combinations<T>(values: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else if (count <= values.length)
    for (const [index, value] of values.entries())
      for (const rest of combinations(values.slice(index + 1), count - 1)) yield [value, ...rest];
}

/** Yields every tuple with one value from each list. */
export function* tuples(lists: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const value of first) for (const rest of tuples(others)) yield [value, ...rest];
}

/** Yields every tuple with one value from each list, without repeats. */
export function* distinctTuples(
  lists: readonly (readonly number[])[],
  prefix: readonly number[] = [],
): Generator<number[]> {
  const list = lists[prefix.length];
  if (!list) yield [...prefix];
  else for (const value of list) if (!prefix.includes(value)) yield* distinctTuples(lists, [...prefix, value]);
}

/** Counts the tuples without repeats: a permanent, computed over the sets of lists served so far. */
export function picks(lists: readonly (readonly number[])[]): number {
  let served = new Map([[0, 1]]);
  for (const value of new Set(lists.flat())) {
    const next = new Map(served);
    for (const [set, ways] of served)
      for (const [index, list] of lists.entries()) {
        const bit = 1 << index;
        if ((set & bit) === 0 && list.includes(value)) next.set(set | bit, (next.get(set | bit) ?? 0) + ways);
      }
    served = next;
  }
  return served.get((1 << lists.length) - 1) ?? 0;
}

/** Counts the rows of `places` digits below a base that sum to a total. */
export function waysToSum(total: number, places: number, base: number): bigint {
  let ways = 0n;
  for (let over = 0; over <= places && total - over * base >= 0; over += 1) {
    const some = choose(places, over) * choose(total - over * base + places - 1, places - 1);
    ways += over % 2 === 0 ? some : -some;
  }
  return ways;
}

/** Counts the sets of `take` different numbers from 1 to `of`, indexed by their sum. */
export function subsetSums(of: number, take: number): bigint[] {
  const most = (take * (2 * of - take + 1)) / 2;
  const ways = Array.from({ length: take + 1 }, () => Array.from({ length: most + 1 }, () => 0n));
  const [none] = ways;
  if (none) none[0] = 1n;
  for (let number = 1; number <= of; number += 1)
    for (let subsetSize = Math.min(take, number); subsetSize >= 1; subsetSize -= 1) {
      const into = ways[subsetSize] ?? [];
      const from = ways[subsetSize - 1] ?? [];
      for (let sum = most; sum >= number; sum -= 1) into[sum] = (into[sum] ?? 0n) + (from[sum - number] ?? 0n);
    }
  return ways[take] ?? [];
}

/** Multinomial coefficient n! / (a! b! …): distinct orders of a row with repeated values. */
export const orders = (row: readonly number[]): bigint => {
  const times = new Map<number, number>();
  for (const value of row) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times.values()].reduce((ways, count) => ways / falling(count, count), falling(row.length, row.length));
};

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
export const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
export const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);
