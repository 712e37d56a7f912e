import type { Profile } from '../../../../src/contract';

const NONE = { realName: '', fullName: '', idNumber: '', birthday: '' };
const NO_IDS = { zalo: '', whatsapp: '', facebook: '', telegram: '', line: '', qq: '', wechat: '' };
/** A profile with only its required fields. */
export const PROFILE: Profile = {
  nickname: 'Rupa',
  ...NONE,
  nationality: 'BD',
  region: 'Khulna',
  address: '12 Kadam Road',
  occupation: 'Teacher',
  sourceOfIncome: 'salary',
  ...NO_IDS,
};
