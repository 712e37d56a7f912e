import type { PhoneNumber } from '../../../../machines/identity/sms-countdown/sms-countdown.machine';
import { SETTINGS } from '../../../contract';
import type { SmsCountdownRef } from './sms-countdown.flow';

/** Number in a form, and the dialling code of its country. */
export function numberIn(form: HTMLFormElement | null): PhoneNumber {
  const data = new FormData(form ?? undefined);
  const dialingCode = data.get('countryDialingCode') ?? SETTINGS.homeCountry.countryDialingCode;
  return { number: String(data.get('mobileNum') ?? ''), dialingCode: String(dialingCode) };
}

/** Notifies a countdown that listens of an edited number (own.sms-countdown.corrected). */
export function editNumber(countdown: SmsCountdownRef | undefined, form: HTMLFormElement | null) {
  const event = { type: 'number.edited', to: numberIn(form) } as const;
  if (countdown?.getSnapshot().can(event)) countdown.send(event);
}
