import { expect, test } from 'vitest';
import { mobileNumber } from '../../../../src/gateway/identity/account/mobile-number';

const read = (mobileNum: string, countryDialingCode = '880') => mobileNumber({ mobileNum, countryDialingCode });

test.each([
  '01712345678',
  '1712345678',
  '+8801712345678',
  '8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২-৩৪৫৬৭৮',
  ' 017 1234 5678 ',
])('normalises %s to one number [s5.login.mobile-required]', (typed) => expect(read(typed)).toBe('+8801712345678'));

test('the dialing code sets the country, with or without a plus; a number’s own prefix wins', () => {
  expect(read('9841234567', '+977')).toBe('+9779841234567');
  expect(read('+9779841234567', '880')).toBe('+9779841234567');
});

test.each(['0171234567', '017123456789', '12', 'abc', '01712345678x', '028878787', '+999123'])(
  'rejects %s as a mobile number [s8.phone.invalid-format s5.message.mobile-number]',
  (typed) => expect(() => read(typed)).toThrow('sms.invalidNumber'),
);

test.each(['', '  '])('reports a missing number for "%s" [s8.phone.missing-number]', (typed) =>
  expect(() => read(typed)).toThrow('sms.missingNumber'),
);
