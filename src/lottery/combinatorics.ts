/** n over k; zero where there are not so many. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * BigInt(n - taken + 1)) / BigInt(taken);
  return ways;
}

/** n · (n − 1) · …, k factors: how many ways to draw k of n in order. */
export function falling(n: number, k: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < k; taken += 1) ways *= BigInt(n - taken);
  return ways;
}

export const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);

/** Each way to take `count` of the values, in their order. */
export function* combinations<T>(values: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else if (count <= values.length)
    for (const [index, value] of values.entries())
      for (const rest of combinations(values.slice(index + 1), count - 1)) yield [value, ...rest];
}

/** Each way to take one value of each list. */
export function* tuples(lists: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const value of first) for (const rest of tuples(others)) yield [value, ...rest];
}

/** How many ways to take one value of each list, all of them different: a permanent, by the sets of lists served so far. */
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
