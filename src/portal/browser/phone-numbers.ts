import { normaliseDialingCode, normalisePhone } from '../../contract/platform/normalise';
import { loadScript } from '../../ui/browser/load-script';

/** A mobile number as it is typed, and the dialing code of its country. */
type Typed = { number: string; dialingCode: string };

/** Loads the library on first use. */
async function parsed({ number, dialingCode }: Typed) {
  const { default: parsePhoneNumber } = await loadScript(() => import('libphonenumber-js/mobile'));
  return parsePhoneNumber(normalisePhone(number), { defaultCallingCode: dialingCode, extract: false });
}

/** Returns the id of the validation error of a number, or null (s5.sms.valid-mobile). */
export async function validatePhoneNumber(typed: Typed): Promise<string | null> {
  if (normalisePhone(typed.number) === '') return 'sms.missingNumber';
  return (await parsed(typed))?.isValid() ? null : 'sms.invalidNumber';
}

/** Masked recipient of a code: the country code, and the first and last digits (`own.phone.masked`). */
export async function masked(typed: Typed): Promise<string> {
  const number = await parsed(typed);
  const code = number?.countryCallingCode ?? normaliseDialingCode(typed.dialingCode);
  const national = number?.nationalNumber ?? normaliseDialingCode(typed.number);
  return `+${code} ${national.slice(0, 2)}•• ••• ${national.slice(-3)}`;
}
