import { describe, expect, test } from 'vitest';
import { aboutNumber } from '../../../src/contract/identity/code';
import { normaliseCode, normaliseName, normalisePhone } from '../../../src/contract/platform/normalise';

describe('normalisePhone', () => {
  test.each([
    ['008801712345678', '+8801712345678'],
    ['+880 1712-345678', '+8801712345678'],
    ['8801712345678', '8801712345678'],
    ['01712 345678', '01712345678'],
    ['০০৮৮০১৭১২৩৪৫৬৭৮', '+8801712345678'],
    ['（017）12.345678', '01712345678'],
    ['０１７１２３４５６７８', '01712345678'],
    ['\u202a+8801712345678\u202c\u200e', '+8801712345678'],
    ['\ufeff01712\u00a0345\u202f678', '01712345678'],
    ['', ''],
  ])('reads %j as %j [own.input.normalised]', (typed, read) => expect(normalisePhone(typed)).toBe(read));
});

describe('normaliseName', () => {
  test.each([
    ['\u200brahim\u200f ', 'rahim'],
    ['\u00a0ｒａｈｉｍ\u2060', 'rahim'],
    ['ra\u00adhim', 'rahim'],
  ])('reads %j as %j [own.input.normalised]', (typed, read) => expect(normaliseName(typed)).toBe(read));
});

describe('normaliseCode', () => {
  test.each([
    ['123 456', '123456'],
    ['১২৩-৪৫৬', '123456'],
    ['\u200e123456\ufeff', '123456'],
    ['123456 is your Maidan code. It works for 5 minutes.', '123456'],
    ['Maidan: আপনার কোড ১২৩৪৫৬।', '123456'],
    ['12345', '12345'],
    ['111111 or 222222', '111111or222222'],
  ])('reads %j as %j [own.input.normalised]', (typed, read) => expect(normaliseCode(typed)).toBe(read));
});

test('the proof of work before a code covers the same number, however it was typed [own.input.normalised]', () => {
  const about = (mobileNum: string, countryDialingCode: string) => aboutNumber({ mobileNum, countryDialingCode });
  expect(about('০০৮৮০ ১৭১২-৩৪৫৬৭৮', '+৮৮০')).toBe(about('+8801712345678', '880'));
});
