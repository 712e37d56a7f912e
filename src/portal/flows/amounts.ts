import { latinDigits } from '../browser/phone-numbers';

/** A sum as it was typed, in digits of either script, with or without groups, as the wire has it (`"1400.00"`); null where it is none. */
export function amountOf(typed: string): string | null {
  const [, whole, places = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(latinDigits(typed).replace(/[\s,]/g, '')) ?? [];
  return whole === undefined ? null : `${BigInt(whole)}.${places.padEnd(2, '0')}`;
}

/** Minor units of a sum of the wire. */
export const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** A sum of the wire, of minor units that are not below nothing. */
export const wireOf = (units: bigint): string => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
