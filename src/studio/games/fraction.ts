/**
 * An exact number: odds, multiples of a stake and returns are never floats. Always in lowest terms, with a positive
 * `under`.
 */
export type Fraction = { over: bigint; under: bigint };

const divisor = (left: bigint, right: bigint): bigint => (right === 0n ? left : divisor(right, left % right));

/** Returns `over / under` in lowest terms. Throws a RangeError if that is undefined or negative. */
export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  const top = BigInt(over);
  const bottom = BigInt(under);
  if (bottom <= 0n || top < 0n) throw new RangeError('a fraction is zero or more, over more than zero');
  const common = divisor(top, bottom) || 1n;
  return { over: top / common, under: bottom / common };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);
export const times = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.over * right.over, left.under * right.under);
export const plus = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.over * right.under + right.over * left.under, left.under * right.under);
export const minus = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.over * right.under - right.over * left.under, left.under * right.under);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);
export const isLess = (left: Fraction, right: Fraction): boolean => left.over * right.under < right.over * left.under;
export const lesser = (left: Fraction, right: Fraction): Fraction => (isLess(right, left) ? right : left);
export const greater = (left: Fraction, right: Fraction): Fraction => (isLess(left, right) ? right : left);
export const isSame = (left: Fraction, right: Fraction): boolean =>
  left.over === right.over && left.under === right.under;

/** Returns a fraction as text, for data, pages and responses: "97/100", or "3" for a whole number. */
export const toText = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** Returns the payout of a stake (minor units) at this multiple, rounded down. */
export const share = ({ over, under }: Fraction, minor: bigint): bigint => (minor * over) / under;

/** Returns the share of a stake (minor units), rounded to the nearest unit. */
export const nearestShare = ({ over, under }: Fraction, minor: bigint): bigint =>
  (2n * minor * over + under) / (2n * under);

/** Returns a decimal with this many places, rounded down: for display, never for sums. */
export function toDecimal({ over, under }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = `${(over * scale) / under}`.padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Returns the number of ways to choose `some` of `of` things; 0 if `some` is out of range. */
export const choose = (of: number, some: number): bigint =>
  some < 0 || some > of ? 0n : some === 0 ? 1n : (choose(of - 1, some - 1) * BigInt(of)) / BigInt(some);
