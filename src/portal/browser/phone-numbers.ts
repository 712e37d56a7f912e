import { latinDigits } from '../../contract/money';
import { loadScript } from './load-script';

/** A mobile number as it is typed, and the dialing code of its country. */
type Typed = { number: string; dialingCode: string };

/** Returns the id of the validation error of a number, or null (s5.sms.valid-mobile). Loads the library on first use. */
export async function validatePhoneNumber({ number, dialingCode }: Typed): Promise<string | null> {
  const typed = latinDigits(number).trim();
  if (typed === '') return 'sms.missingNumber';
  const { default: parsePhoneNumber } = await loadScript(() => import('libphonenumber-js/mobile'));
  const read = parsePhoneNumber(typed, { defaultCallingCode: dialingCode, extract: false });
  return read?.isValid() ? null : 'sms.invalidNumber';
}

/** Where a code went, for whoever reads over a shoulder: the beginning and the end of the number. */
export function masked({ number, dialingCode }: Typed): string {
  const digits = latinDigits(number).replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.startsWith(dialingCode) ? digits.slice(dialingCode.length) : digits;
  return `+${dialingCode} ${national.slice(0, 2)}•• ••• ${national.slice(-3)}`;
}
