/** Digits of either script as `0`-`9`. */
export const latinDigits = (typed: string) => typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
const BENGALI_ZERO = 0x09e6;

/** Minor units as the wire says money: `2500000n` is `"25000.00"`. */
export function toWire(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Money of the wire in minor units; the schema `money` has checked its form. */
export const fromWire = (money: string): bigint => BigInt(money.replace('.', ''));

/** A sum as it was typed, in digits of either script, with or without groups, as the wire has it (`"1400.00"`); null where it is none. */
export function amountOf(typed: string): string | null {
  const [, whole, places = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(latinDigits(typed).replace(/[\s,]/g, '')) ?? [];
  return whole === undefined ? null : `${BigInt(whole)}.${places.padEnd(2, '0')}`;
}

/** The least and the most that can be moved at once, money of the wire, both included. */
type Bounds = { min: string; max: string };

/** Whether so many minor units can be moved at once. */
export const isWithin = (minor: bigint, { min, max }: Bounds): boolean => minor >= fromWire(min) && minor <= fromWire(max);

/** What is wrong with an amount: it is none, less or more than can be moved at once, or more than there is; `short`: there is less than the minimum. */
export type AmountProblem = 'none' | 'min' | 'max' | 'available' | 'short';

/** The largest amount that goes through now, and what bounds it: what can be moved at once, or what there is where that is less. Null: nothing does. */
export function largestOf({ max, available }: { max?: string; available: string | null }) {
  if (max !== undefined && (available === null || fromWire(max) <= fromWire(available))) return { by: 'max' as const, amount: max };
  return available === null ? null : { by: 'available' as const, amount: available };
}

/**
 * The first thing that is wrong with an amount as it was typed, or null. Where `available` is null, there is no such bound. It is the bound that holds now:
 * who mends what it names is through (own.money.number).
 */
export function amountProblem(
  typed: string,
  { min, max, available }: Partial<Bounds> & { available: string | null },
): AmountProblem | null {
  const amount = amountOf(typed);
  const minor = fromWire(amount ?? '0');
  if (amount === null || minor === 0n) return 'none';
  const largest = largestOf({ max, available });
  if (min !== undefined && largest && fromWire(largest.amount) < fromWire(min)) return 'short';
  if (min !== undefined && minor < fromWire(min)) return 'min';
  return largest && minor > fromWire(largest.amount) ? largest.by : null;
}
