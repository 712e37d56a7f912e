import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const unknown = msg({ id: 'forgot.wrong', message: 'Check this field.' });
/** Error of a field of a recovery, and what to do (s8.message.formats-incorrect). */
const words: Record<string, MessageDescriptor> = {
  'forgot.username.missing': msg({ id: 'forgot.username.missing', message: 'Enter your username.' }),
  'forgot.username.format': msg({
    id: 'forgot.username.format',
    message: 'The format of the username is incorrect.',
  }),
  'forgot.email.missing': msg({ id: 'forgot.email.missing', message: 'Enter your email address.' }),
  'forgot.email.format': msg({ id: 'forgot.email.format', message: 'The format of the email address is incorrect.' }),
  'sms.missingNumber': msg({ id: 'forgot.mobile.missing', message: 'Enter your mobile number.' }),
  'sms.invalidNumber': msg({ id: 'forgot.mobile.format', message: 'Enter a valid mobile number.' }),
  'sms.missingCode': msg({ id: 'forgot.code.missing', message: 'Enter the code we sent you.' }),
  'sms.codeInvalid': msg({ id: 'forgot.code.wrong', message: 'Wrong code. Check the message and try again.' }),
  'sms.codeExpired': msg({ id: 'forgot.code.expired', message: 'The code has expired. Request a new one.' }),
};

/** Message of an error, by its id. */
export function useForgotPasswordMessage() {
  const { t } = useLingui();
  return (code: string) => t(words[code] ?? unknown);
}
