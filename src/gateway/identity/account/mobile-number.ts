import parsePhoneNumber from 'libphonenumber-js/max';
import { normaliseDialingCode, normalisePhone } from '../../../contract/platform/normalise';
import { ApiError } from '../../platform/context';

const MOBILE: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Returns a mobile number as E.164. Accepts `017…`, `+880…`, `0088…` and Bengali digits; the dialing code determines
 * the country. Throws `sms.missingNumber` or `sms.invalidNumber` (s8.phone.missing-number, s8.phone.invalid-format).
 */
export function mobileNumber({
  mobileNum,
  countryDialingCode,
}: {
  mobileNum: string;
  countryDialingCode: string;
}): string {
  const typed = normalisePhone(mobileNum);
  if (typed === '') throw new ApiError(422, 'sms.missingNumber');
  const defaultCallingCode = normaliseDialingCode(countryDialingCode);
  const number = parsePhoneNumber(typed, { defaultCallingCode, extract: false });
  if (!number?.isValid() || !MOBILE.includes(number.getType())) throw new ApiError(422, 'sms.invalidNumber');
  return number.number;
}
