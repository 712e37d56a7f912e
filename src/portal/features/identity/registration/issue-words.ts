import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PatternId } from '../../../../contract/identity/patterns';

/**
 * Requirements of a field, by the id of its rule's pattern; `range` is "4-32", or one number
 * (s5.registration.message-by-pattern, s5.pattern.*).
 */
export const patternWords: Record<string, MessageDescriptor> = {
  any_text: msg({ id: 'register.pattern.anyText', message: 'Enter {range} characters.' }),
  letter_first: msg({
    id: 'register.pattern.letterFirst',
    message: 'Start with a letter, then letters and numbers: {range} characters.',
  }),
  mailbox: msg({ id: 'register.pattern.mailbox', message: 'Enter an email address, like name@example.com.' }),
  alphanumeric: msg({ id: 'register.pattern.alphanumeric', message: 'Letters and numbers only: {range} characters.' }),
  letters_and_digits: msg({
    id: 'register.pattern.lettersAndNumbers',
    message: 'Letters and numbers together: {range} characters.',
  }),
  digits: msg({ id: 'register.pattern.digits', message: 'Digits only, {range} in total.' }),
  one_uppercase: msg({
    id: 'register.pattern.oneUppercase',
    message: 'Letters and numbers with at least one uppercase letter: {range} characters.',
  }),
  english_letters: msg({
    id: 'register.pattern.englishLetters',
    message: 'English letters and spaces only: {range} characters.',
  }),
  no_spaces: msg({ id: 'register.pattern.noSpaces', message: 'No spaces: {range} characters.' }),
  date_ymd: msg({ id: 'register.pattern.dateYmd', message: 'A date as yyyy-MM-dd.' }),
  date_mdy: msg({ id: 'register.pattern.dateMdy', message: 'A date as MM-dd-yyyy.' }),
  thai: msg({ id: 'register.pattern.thai', message: 'Thai characters only, {range} in total.' }),
  korean: msg({ id: 'register.pattern.korean', message: 'Korean characters only, {range} in total.' }),
  chinese: msg({ id: 'register.pattern.chinese', message: 'Chinese characters only, {range} in total.' }),
  mixed: msg({
    id: 'register.pattern.mixed',
    message: 'An uppercase and a lowercase letter, a digit and a symbol: {range} characters.',
  }),
} satisfies Record<PatternId, MessageDescriptor>;

/** Message for a pattern of the server that this page does not know. */
export const otherIssue = msg({ id: 'register.issue.other', message: 'This is not right. Check what you typed.' });
/** Errors beyond the patterns (s5.message.*, s5.registration.mismatch, s5.consent.*). */
export const issueWords: Record<string, MessageDescriptor> = {
  ...patternWords,
  empty: msg({ id: 'register.issue.empty', message: 'This field is required.' }),
  passwordLength: msg({ id: 'register.issue.passwordLength', message: 'The password must have {range} characters.' }),
  confirmationInput: msg({ id: 'register.issue.confirmationInput', message: 'Enter the password again.' }),
  mismatch: msg({ id: 'register.issue.mismatch', message: 'The passwords don’t match.' }),
  mobileNumber: msg({ id: 'register.issue.mobileNumber', message: 'Enter a valid mobile number.' }),
  phoneDigits: msg({ id: 'register.issue.phoneDigits', message: 'The phone number must have {range} digits.' }),
  phoneFormat: msg({ id: 'register.issue.phoneFormat', message: 'The format of the phone number is incorrect.' }),
  realName: msg({ id: 'register.issue.realName', message: 'The format of the name is incorrect.' }),
  birthday: msg({ id: 'register.issue.birthday', message: 'Enter a day that exists.' }),
  invitationCode: msg({
    id: 'register.issue.invitationCode',
    message: 'Invalid invitation code. Check it or leave it empty.',
  }),
  /**
   * The same where the code is required, by its rule or without direct registration (own.registration.invited-only).
   */
  invitationCodeRequired: msg({
    id: 'register.issue.invitationCodeRequired',
    message: 'Invalid invitation code. Check it, or ask for a new invitation.',
  }),
  verificationCode: msg({ id: 'register.issue.verificationCode', message: 'Enter a valid verification code.' }),
  captcha: msg({ id: 'register.issue.captcha', message: 'Type the characters of the picture.' }),
  age: msg({ id: 'register.issue.age', message: 'Confirm your age.' }),
  terms: msg({ id: 'register.issue.terms', message: 'Accept the terms and the privacy policy.' }),
  'password.common': msg({
    id: 'register.issue.common',
    message: 'This password is too easy to guess. Choose another.',
  }),
  'password.own': msg({
    id: 'register.issue.own',
    message: 'The password must not contain your username or our name.',
  }),
  'registration.usernameTaken': msg({
    id: 'register.issue.usernameTaken',
    message: 'This username is taken. Choose another.',
  }),
  'registration.mobileTaken': msg({
    id: 'register.issue.mobileTaken',
    message: 'There is an account with this mobile number. Log in with it.',
  }),
};
