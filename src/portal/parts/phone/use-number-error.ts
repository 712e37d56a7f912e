import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SmsCountdownRef } from './sms-countdown.flow';

/** Error of a number (s8.phone.invalid-format, s8.phone.missing-number, s5.message.mobile-number). */
const words = {
  'sms.missingNumber': msg({ id: 'phone.error.missing', message: 'Enter your mobile number.' }),
  'sms.invalidNumber': msg({ id: 'phone.error.invalid', message: 'Enter a valid mobile number.' }),
};
const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** Message of a number's error id; nothing for an unknown one. */
export function useNumberWords() {
  const { t } = useLingui();
  return (code: string | null | undefined) => (code && isKnown(code) ? t(words[code]) : undefined);
}

/** Error that the countdown found when a code was requested. */
export function useNumberError(countdown: SmsCountdownRef | undefined) {
  const messageOf = useNumberWords();
  return messageOf(useSelector(countdown, (state) => state?.context.problem));
}
