import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { translate } from '../../../src/gateway/platform/i18n';
import { bn } from '../../../src/gateway/platform/i18n/bn';
import { en } from '../../../src/gateway/platform/i18n/en';

const catalogues = { bn, en };
const all = Object.values(catalogues).flatMap((catalogue) => Object.entries(catalogue));

/** Names of a message's values with their types. */
const namesIn = (message: string) => [
  ...new Set([...message.matchAll(/\{(\w+)(?:\}|, (\w+))/g)].map(([, name, type]) => `${name} ${type ?? 'text'}`)),
];

describe('every message of the gateway', () => {
  test('compiles and contains no characters special to ICU or Lingui', () => {
    expect(all.length).toBeGreaterThan(1_000);
    for (const [, message] of all) expect(() => compileMessageOrThrow(message)).not.toThrow();
    expect(all.filter(([, message]) => /['\\\0]/.test(message))).toEqual([]);
  });

  test('uses only text values and plurals, each name in one way', () => {
    for (const [code, message] of all) {
      const names = namesIn(message);
      expect([code, names.filter((name) => !/ (text|plural)$/.test(name))]).toEqual([code, []]);
      expect([code, new Set(names.map((name) => name.split(' ')[0])).size]).toEqual([code, names.length]);
    }
  });

  test('has the same values in both languages', () => {
    const plain = (message: string) => namesIn(message).map((name) => name.replace(/(En|Bn)? \w+$/, ''));
    const english = new Map<string, string>(Object.entries(en));
    for (const [code, message] of Object.entries(bn))
      expect([code, plain(message).sort()]).toEqual([code, plain(english.get(code) ?? '').sort()]);
  });
});

test.each([
  ['payment.wrong', { left: 1 }, 'Incorrect payment password. 1 attempt left.', 'আর ১ বার চেষ্টা করা যাবে।'],
  ['payment.wrong', { left: 4 }, 'Incorrect payment password. 4 attempts left.', 'আর ৪ বার চেষ্টা করা যাবে।'],
  ['points.gone', { left: 0 }, 'There are none left.', 'একটিও বাকি নেই।'],
  ['points.gone', { left: 1 }, 'There is only 1 left.', 'বাকি আছে মাত্র ১টি।'],
  ['points.gone', { left: 12_345 }, 'There are only 12,345 left.', 'বাকি আছে মাত্র ১২,৩৪৫টি।'],
  ['alert.recovery.used', { left: 0 }, 'No codes are left.', 'আর কোনো কোড বাকি নেই।'],
  ['alert.recovery.used', { left: 1 }, '1 code is left.', 'আর ১টি বাকি আছে।'],
  ['points.least', { least: 1_234_567 }, 'at least 1,234,567 points', 'কমপক্ষে ১২,৩৪,৫৬৭ পয়েন্ট'],
  ['deposit.limit', { left: 1_234_500n }, 'P 12,345.00 left', 'বাকি P ১২,৩৪৫.০০।'],
  ['limit.reached', { seconds: 12 }, 'in 12 s', '১২ সেকেন্ড পরে'],
])('%s with %o: formats numbers, plurals and amounts by language', (code, params, english, bengali) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(translate('en', code, params))).toContain(english);
  expect(plain(translate('bn', code, params))).toContain(bengali);
});

test.each(['\\u0041 \\x41 \\', '{left} # {left, plural, other {x}}', '$& $1', 'constructor', ''])(
  'inserts a text value literally: %s',
  (typed) => {
    const expected = `Your dispute about withdrawal W1 was rejected: ${typed}`;
    expect(translate('en', 'alert.withdrawal.refused', { number: 'W1', reason: typed })).toBe(expected);
  },
);

test.each(['constructor', '__proto__', 'no.such.code', ''])(
  'an unknown code gets the message for unknown errors: %s',
  (code) => {
    const expected = 'Unknown error. Try again, or give customer service this number: 7f';
    expect(translate('en', code, { requestId: '7f' })).toBe(expected);
  },
);

test('a missing value leaves its position empty', () => {
  expect(translate('en', 'alert.about')).toBe('Account , .');
});
