import parsePhoneNumber from 'libphonenumber-js/max';
import { normaliseDialingCode, normalisePhone } from '../../../contract/platform/normalise';
import type { ModuleContext } from '../../platform/context';
import { countryList } from '../../platform/system/content/countries';
import { smsRefusal } from './provider';

const MOBILE: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * A mobile number as E.164, typed as `017…`, `+880…`, `0088…` or with Bengali digits, in the country of its dialing code. Refuses with
 * `sms.missingNumber` or `sms.invalidNumber` (s8.phone.missing-number, s8.phone.invalid-format).
 */
export function mobileNumber({
  mobileNum,
  countryDialingCode,
}: {
  mobileNum: string;
  countryDialingCode: string;
}): string {
  const typed = normalisePhone(mobileNum);
  if (typed === '') throw smsRefusal('sms.missingNumber');
  const defaultCallingCode = normaliseDialingCode(countryDialingCode);
  const number = parsePhoneNumber(typed, { defaultCallingCode, extract: false });
  if (!number?.isValid() || !MOBILE.includes(number.getType())) throw smsRefusal('sms.invalidNumber');
  return number.number;
}

const OFFERED = countryList.map(({ countryDialingCode }) => countryDialingCode);

/** Refuses with `sms.country` where no texts go: beyond `SMS_COUNTRIES`, or else the countries that the portal offers. No code begins another. */
export function mustBeServed({ config: { smsCountries } }: Pick<ModuleContext, 'config'>, to: string): void {
  const served = smsCountries.length > 0 ? smsCountries : OFFERED;
  if (!served.some((code) => to.startsWith(`+${code}`))) throw smsRefusal('sms.country');
}
