/** Converts Bengali and full-width digits to `0`-`9`; everything else is preserved. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯０-９]/g, (digit) =>
    String(digit.charCodeAt(0) - (digit < '０' ? BENGALI_ZERO : FULL_WIDTH_ZERO)),
  );
const BENGALI_ZERO = 0x09e6;
const FULL_WIDTH_ZERO = 0xff10;

/** Converts minor units to the format of the wire: `2500000n` becomes `"25000.00"`. */
export function toWire(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Converts money of the wire to minor units; the schema `money` has validated its format. */
export const fromWire = (money: string): bigint => BigInt(money.replace('.', ''));

/** Converts whole units of the currency, as settings have them, to minor units. */
export const fromUnits = (units: number): bigint => BigInt(units) * 100n;

/** Returns the smaller of two amounts, minor units. */
export const lesser = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/** Plain digits, groups of three (`1,250,000`), or the last three and pairs before them (`12,50,000`). */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})$/;

/**
 * Parses a number as people type it, in Latin, Bengali or full-width digits. A comma only groups, a point only starts
 * the decimals, so `12,50` and `1.234,56` are rejected: reading either is a guess (`own.money.typed`). Returns plain
 * digits with a point, null for anything else.
 */
export function decimalIn(typed: string, mostDecimals: number): string | null {
  const [whole = '', decimals, ...more] = latinDigits(typed).trim().split('.');
  if (more.length > 0 || !WHOLE.test(whole)) return null;
  if (decimals !== undefined && !(/^\d+$/.test(decimals) && decimals.length <= mostDecimals)) return null;
  const digits = String(BigInt(whole.replaceAll(',', '')));
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** Parses a typed whole number of at most nine digits (`own.money.typed`); null for anything else. */
export function wholeIn(typed: string): number | null {
  const digits = decimalIn(typed, 0);
  return digits !== null && digits.length <= MAX_DIGITS.whole ? Number(digits) : null;
}

/** Parses a typed amount (`own.money.typed`) into money of the wire (`"1400.00"`); null for anything else. */
export function amountOf(typed: string): string | null {
  const [whole = '', decimals = ''] = decimalIn(typed, 2)?.split('.') ?? [];
  return whole !== '' && whole.length <= MAX_DIGITS.amount ? `${whole}.${decimals.padEnd(2, '0')}` : null;
}
const MAX_DIGITS = { whole: 9, amount: 15 } as const;

/** Minimum and maximum of a single move, money of the wire, both inclusive. */
type Bounds = { min: string; max: string };

/** Returns whether an amount in minor units is within the bounds of a single move. */
export const isWithin = (minor: bigint, { min, max }: Bounds): boolean =>
  minor >= fromWire(min) && minor <= fromWire(max);

/**
 * Problem of a typed amount: empty or zero, unclear, below or above the bounds of a single move, or above the balance;
 * `short`: the balance is below the minimum.
 */
type AmountProblem = 'none' | 'unclear' | 'min' | 'max' | 'available' | 'short';

/**
 * Returns the largest amount that can be moved now, and the bound that limits it: the maximum of a move, or the balance
 * if that is lower. Null: none.
 */
export function largestOf({ max, available }: { max?: string; available: string | null }) {
  if (max !== undefined && (available === null || fromWire(max) <= fromWire(available)))
    return { by: 'max' as const, amount: max };
  return available === null ? null : { by: 'available' as const, amount: available };
}

/**
 * Returns the first problem of an amount as typed, or null. If `available` is null, there is no such bound. Names the
 * bound that applies now, so that correcting the amount to it succeeds (own.money.number).
 */
export function amountProblem(
  typed: string,
  { min, max, available }: Partial<Bounds> & { available: string | null },
): AmountProblem | null {
  const amount = amountOf(typed);
  if (amount === null) return typed.trim() === '' ? 'none' : 'unclear';
  const minor = fromWire(amount);
  if (minor === 0n) return 'none';
  const largest = largestOf({ max, available });
  if (min !== undefined && largest && fromWire(largest.amount) < fromWire(min)) return 'short';
  if (min !== undefined && minor < fromWire(min)) return 'min';
  return largest && minor > fromWire(largest.amount) ? largest.by : null;
}
