/** Returns the number of ways to choose `some` of `of` things; 0 if `some` is out of range. */
export const choose = (of: number, some: number): bigint =>
  some < 0 || some > of ? 0n : some === 0 ? 1n : (choose(of - 1, some - 1) * BigInt(of)) / BigInt(some);
