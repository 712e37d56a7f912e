import * as v from 'valibot';
import { latinDigits } from '../money/money';

/**
 * Joiners, direction marks, soft hyphens, variation selectors and byte order marks: invisible characters that pasting
 * adds.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Converts full-width letters to plain ones and no-break spaces to plain spaces; drops invisible characters and trims
 * the text.
 */
const normaliseLine = (typed: string): string => typed.normalize('NFKC').replace(INVISIBLE, '').trim();

/** Normalises a user name, an invitation code, or the like for lookup (`own.input.normalised`). */
export const normaliseName = normaliseLine;

/** Schema of a non-empty key in its lookup form: a user name or a code (`own.input.normalised`). */
export const namedBy = (max: number) =>
  v.pipe(v.string(), v.maxLength(2 * max), v.transform(normaliseName), v.nonEmpty(), v.maxLength(max));

/**
 * Normalises a phone number: no separators, `00` as `+`, digits of either script as ASCII: `0088 ০১৭…` becomes
 * `+8801…`. Its country is determined later.
 */
export const normalisePhone = (typed: string): string =>
  latinDigits(normaliseLine(typed))
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00(?=[1-9])/, '+');

/** Returns the digits of a dialing code, e.g. `880`. */
export const normaliseDialingCode = (typed: string): string => normalisePhone(typed).replace(/\D/g, '');

/**
 * Normalises a one-time code to ASCII digits without spaces. From a pasted message, returns the only six digits in it;
 * a text that has none, or several, is returned without spaces.
 */
export function normaliseCode(typed: string): string {
  const text = latinDigits(normaliseLine(typed));
  const code = text.replace(/[\s-]/g, '');
  if (/^\d*$/.test(code)) return code;
  const inMessage = text.match(/\b\d{3}[ -]?\d{3}\b/g) ?? [];
  return inMessage.length === 1 ? inMessage.join('').replace(/\D/g, '') : code;
}
