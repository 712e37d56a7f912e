import * as v from 'valibot';

/** Fields of proofs. Amounts are decimal strings. */
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));
export const signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));
export const amount = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/));

export const minor = (text: string): bigint => BigInt(text.replace('.', ''));
