import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SmsCountdownRef } from './sms-countdown.flow';

/** What is wrong with a number (s8.phone.invalid-format, s8.phone.missing-number, s5.message.mobile-number). */
const words = {
  'sms.missingNumber': msg({ id: 'phone.error.missing', message: 'Enter your mobile number.' }),
  'sms.invalidNumber': msg({ id: 'phone.error.invalid', message: 'Enter a valid mobile number.' }),
};
const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** Words for the id of what is wrong with a number; nothing where it is none of ours. */
export function useNumberWords() {
  const { t } = useLingui();
  return (code: string | null | undefined) => (code && isKnown(code) ? t(words[code]) : undefined);
}

/** What the countdown found wrong with the number, when a code was asked for. */
export function useNumberError(countdown: SmsCountdownRef | undefined) {
  const say = useNumberWords();
  return say(useSelector(countdown, (state) => state?.context.problem));
}
