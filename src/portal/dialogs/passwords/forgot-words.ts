import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const unknown = msg({ id: 'forgot.wrong', message: 'Something is not right with this. Look at it again.' });
/** What is wrong with a field of a recovery, and what to do (s8.message.formats-incorrect). */
const words: Record<string, MessageDescriptor> = {
  'forgot.username.missing': msg({ id: 'forgot.username.missing', message: 'Enter your username.' }),
  'forgot.username.format': msg({
    id: 'forgot.username.format',
    message: 'A username begins with a letter and has letters, digits and _ only.',
  }),
  'forgot.email.missing': msg({ id: 'forgot.email.missing', message: 'Enter your e-mail address.' }),
  'forgot.email.format': msg({ id: 'forgot.email.format', message: 'The format of the e-mail address is incorrect.' }),
  'sms.missingNumber': msg({ id: 'forgot.mobile.missing', message: 'Enter your mobile number.' }),
  'sms.invalidNumber': msg({ id: 'forgot.mobile.format', message: 'Enter a valid mobile number.' }),
  'sms.missingCode': msg({ id: 'forgot.code.missing', message: 'Enter the code that was sent to you.' }),
  'sms.codeInvalid': msg({ id: 'forgot.code.wrong', message: 'The code is not right. Look at the message again.' }),
  'sms.codeExpired': msg({ id: 'forgot.code.expired', message: 'The code has expired. Have another one sent.' }),
};

/** Says what is wrong with a field, by the id of the problem. */
export function useForgotProblem() {
  const { t } = useLingui();
  return (code: string) => t(words[code] ?? unknown);
}
