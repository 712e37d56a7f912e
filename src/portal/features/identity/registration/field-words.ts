import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuledField } from '../../../../contract';

/** Labels of registration's fields. */
export const fieldLabels = {
  username: msg({ id: 'register.username', message: 'Username' }),
  password: msg({ id: 'register.password', message: 'Password' }),
  confirmPassword: msg({ id: 'register.confirmPassword', message: 'Confirm password' }),
  mobileNum: msg({ id: 'register.mobileNum', message: 'Mobile number' }),
  payeeName: msg({ id: 'register.payeeName', message: 'Full name' }),
  birthday: msg({ id: 'register.birthday', message: 'Date of birth' }),
  paymentPassword: msg({ id: 'register.paymentPassword', message: 'Payment password' }),
  email: msg({ id: 'register.email', message: 'Email' }),
  affiliateCode: msg({ id: 'register.affiliateCode', message: 'Invitation code' }),
  recommenderId: msg({ id: 'register.recommenderId', message: 'Referred by' }),
  idNumber: msg({ id: 'register.idNumber', message: 'ID number' }),
  qqNum: msg({ id: 'register.qqNum', message: 'QQ' }),
  line: msg({ id: 'register.line', message: 'LINE' }),
  whatsapp: msg({ id: 'register.whatsapp', message: 'WhatsApp' }),
  facebook: msg({ id: 'register.facebook', message: 'Facebook' }),
  wechat: msg({ id: 'register.wechat', message: 'WeChat' }),
} satisfies Record<Exclude<RuledField, 'captcha'> | 'confirmPassword', unknown>;

/** Messages of fields that are valid. */
export const goodWords = msg({ id: 'register.good', message: 'Looks good.' });

/** Hint for a contact that is optional here. */
export const addedLater = msg({
  id: 'register.addedLater',
  message: 'You can also add it later under Account security.',
});

const optionalCodeHint = msg({
  id: 'register.affiliateCode.hint',
  message: 'Only if someone gave you one. It can’t be added later.',
});

/** Hints that are true of an optional field only. */
export const optionalHints: readonly (MessageDescriptor | undefined)[] = [addedLater, optionalCodeHint];

/** Hints for the fields, beyond their rules. */
export const fieldHints: Partial<Record<RuledField, MessageDescriptor>> = {
  payeeName: msg({ id: 'register.payeeName.hint', message: 'Withdrawals are paid to this name only.' }),
  birthday: msg({ id: 'register.birthday.hint', message: 'As on your identity card. You can’t change it later.' }),
  email: addedLater,
  affiliateCode: optionalCodeHint,
};
