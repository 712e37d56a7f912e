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
])('s5.login.mobile-required: %s is the same number', (typed) => expect(read(typed)).toBe('+8801712345678'));

test('the dialing code says the country, with a plus or without; a number that names its own wins', () => {
  expect(read('9841234567', '+977')).toBe('+9779841234567');
  expect(read('+9779841234567', '880')).toBe('+9779841234567');
});

test.each(['0171234567', '017123456789', '12', 'abc', '01712345678x', '028878787', '+999123'])(
  's8.phone.invalid-format s5.message.mobile-number: %s is no mobile number',
  (typed) => expect(() => read(typed)).toThrow('sms.invalidNumber'),
);

test.each(['', '  '])('s8.phone.missing-number: nothing was typed: "%s"', (typed) =>
  expect(() => read(typed)).toThrow('sms.missingNumber'),
);
