import type { PhoneNumber } from '../../../../machines/identity/sms-countdown/sms-countdown.machine';
import { SETTINGS } from '../../../contract';
import type { SmsCountdownRef } from './sms-countdown.flow';

/** The number as it stands in a form, and the dialing code of its country. */
export function numberIn(form: HTMLFormElement | null): PhoneNumber {
  const data = new FormData(form ?? undefined);
  const dialingCode = data.get('countryDialingCode') ?? SETTINGS.homeCountry.countryDialingCode;
  return { number: String(data.get('mobileNum') ?? ''), dialingCode: String(dialingCode) };
}

/** Tells a countdown, where it listens, that the number was typed anew (own.sms-countdown.mended). */
export function editNumber(countdown: SmsCountdownRef | undefined, form: HTMLFormElement | null) {
  const event = { type: 'number.edited', to: numberIn(form) } as const;
  if (countdown?.getSnapshot().can(event)) countdown.send(event);
}
