import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileField, StaticAvatar } from '../../../../contract';
import type { IncomeSource } from '../../../../contract/identity/profile';
import { problemWords } from '../../../../ui/form/problem-words';

/** Labels of the fields (s3.profile.fields, s3.profile.messaging-ids). */
export const fieldLabels = {
  nickname: msg({ id: 'profile.nickname', message: 'Nickname' }),
  realName: msg({ id: 'profile.realName', message: 'Real name' }),
  fullName: msg({ id: 'profile.fullName', message: 'Full name' }),
  idNumber: msg({ id: 'profile.idNumber', message: 'ID number' }),
  birthday: msg({ id: 'profile.birthday', message: 'Birthday' }),
  nationality: msg({ id: 'profile.nationality', message: 'Nationality' }),
  region: msg({ id: 'profile.region', message: 'Region' }),
  address: msg({ id: 'profile.address', message: 'Address' }),
  occupation: msg({ id: 'profile.occupation', message: 'Occupation' }),
  sourceOfIncome: msg({ id: 'profile.sourceOfIncome', message: 'Source of income' }),
  zalo: msg({ id: 'profile.zalo', message: 'Zalo' }),
  whatsapp: msg({ id: 'profile.whatsapp', message: 'WhatsApp' }),
  facebook: msg({ id: 'profile.facebook', message: 'Facebook' }),
  telegram: msg({ id: 'profile.telegram', message: 'Telegram' }),
  line: msg({ id: 'profile.line', message: 'LINE' }),
  qq: msg({ id: 'profile.qq', message: 'QQ' }),
  wechat: msg({ id: 'profile.wechat', message: 'WeChat' }),
} satisfies Record<ProfileField, MessageDescriptor>;

/** Hints for the fields. */
export const fieldHints: Partial<Record<ProfileField, MessageDescriptor>> = {
  realName: msg({ id: 'profile.realName.hint', message: 'As on your bank account. It can be set once.' }),
  fullName: msg({ id: 'profile.fullName.hint', message: 'As on your ID card. It can be set once.' }),
  idNumber: msg({ id: 'profile.idNumber.hint', message: 'It can be set once; then only its end is shown.' }),
  birthday: msg({ id: 'profile.birthday.hint', message: 'It can be set once.' }),
  region: msg({ id: 'profile.region.hint', message: 'Your division or state, e.g. Khulna.' }),
};

export const incomeWords: Record<IncomeSource, MessageDescriptor> = {
  salary: msg({ id: 'profile.income.salary', message: 'Salary' }),
  business: msg({ id: 'profile.income.business', message: 'Business' }),
  farming: msg({ id: 'profile.income.farming', message: 'Farming' }),
  remittance: msg({ id: 'profile.income.remittance', message: 'Sent from abroad' }),
  rent: msg({ id: 'profile.income.rent', message: 'Rent' }),
  family: msg({ id: 'profile.income.family', message: 'Family' }),
  savings: msg({ id: 'profile.income.savings', message: 'Savings' }),
  pension: msg({ id: 'profile.income.pension', message: 'Pension' }),
  other: msg({ id: 'profile.income.other', message: 'Something else' }),
};

/** Text alternatives of the pictures. */
export const avatarWords: Record<StaticAvatar, MessageDescriptor> = {
  member: msg({ id: 'profile.avatar.member', message: 'Player' }),
  agent: msg({ id: 'profile.avatar.agent', message: 'Shield' }),
  boat: msg({ id: 'profile.avatar.boat', message: 'Boat' }),
  lotus: msg({ id: 'profile.avatar.lotus', message: 'Water lily' }),
  fish: msg({ id: 'profile.avatar.fish', message: 'Fish' }),
  kite: msg({ id: 'profile.avatar.kite', message: 'Kite' }),
  drum: msg({ id: 'profile.avatar.drum', message: 'Drum' }),
  star: msg({ id: 'profile.avatar.star', message: 'Star' }),
};

const problems: Record<string, MessageDescriptor | undefined> = {
  tooLong: msg({ id: 'profile.problem.tooLong', message: 'This is too long.' }),
  nickname: msg({ id: 'profile.problem.nickname', message: 'Enter 2 to 20 letters or digits.' }),
  idNumber: msg({ id: 'profile.problem.idNumber', message: 'Enter 5 to 30 letters or digits.' }),
  birthday: msg({ id: 'profile.problem.birthday', message: 'Enter a day that exists.' }),
};

/** Error of a field, by its code. */
export const profileProblem = (code: string): MessageDescriptor => problems[code] ?? problemWords(code);
