import { latinDigits } from '../money/money';

/**
 * Joiners, direction marks, soft hyphens, variation selectors and byte order marks: invisible characters that pasting
 * adds.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Full-width letters become plain ones, no-break spaces plain spaces; invisible characters and the spaces around the
 * text go.
 */
const normaliseLine = (typed: string): string => typed.normalize('NFKC').replace(INVISIBLE, '').trim();

/** A user name, an invitation code, or the like, as the gateway looks it up (`own.input.normalised`). */
export const normaliseName = normaliseLine;

/**
 * A phone number without separators, `00` as `+`, digits of either script as ASCII: `0088 ০১৭…` becomes `+8801…`. Its
 * country is read later.
 */
export const normalisePhone = (typed: string): string =>
  latinDigits(normaliseLine(typed))
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00(?=[1-9])/, '+');

/** The digits of a dialing code, as `880`. */
export const normaliseDialingCode = (typed: string): string => normalisePhone(typed).replace(/\D/g, '');

/**
 * A one-time code in ASCII digits without spaces. Of a pasted message, the only six digits in it; a text that has none,
 * or several, comes back as it is, without spaces.
 */
export function normaliseCode(typed: string): string {
  const text = latinDigits(normaliseLine(typed));
  const code = text.replace(/[\s-]/g, '');
  if (/^\d*$/.test(code)) return code;
  const inMessage = text.match(/\b\d{3}[ -]?\d{3}\b/g) ?? [];
  return inMessage.length === 1 ? inMessage.join('').replace(/\D/g, '') : code;
}
