/** Exact fraction in lowest terms; `d` is positive. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** Returns `n` / `d`, reduced. Throws a RangeError if `d` is zero. */
export function fraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new RangeError('Denominator is zero');
  const common = d < 0n ? -gcd(n, d) : gcd(n, d);
  return { n: n / common, d: d / common };
}

/** Parses a decimal or a fraction: `'1.96'`, `'75'`, `'49/50'`. Throws a RangeError for anything else. */
export function exact(written: string): Fraction {
  const [, whole = '', places = '', parts = '1'] = /^(\d+)(?:\.(\d+)|\/(\d+))?$/.exec(written) ?? [];
  if (whole === '') throw new RangeError(`Not a number: ${written}`);
  return fraction(BigInt(whole + places), 10n ** BigInt(places.length) * BigInt(parts));
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

/** Rounds down; for fractions of zero and above. */
export const floor = ({ n, d }: Fraction): bigint => n / d;

/** Formats a fraction as `'49/50'`, or as `'75'` if it is whole. */
export const written = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);
