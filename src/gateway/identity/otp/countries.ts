import type { ModuleContext } from '../../platform/context';
import { countryList } from '../../platform/system/content/countries';
import { smsRejection } from './provider';

const OFFERED = countryList.map(({ countryDialingCode }) => countryDialingCode);

/**
 * Throws `sms.country` for a number outside `SMS_COUNTRIES`, by default the countries that the portal offers. No
 * dialing code is a prefix of another.
 */
export function mustBeServed({ config: { smsCountries } }: Pick<ModuleContext, 'config'>, to: string): void {
  const served = smsCountries.length > 0 ? smsCountries : OFFERED;
  if (!served.some((code) => to.startsWith(`+${code}`))) throw smsRejection('sms.country');
}
