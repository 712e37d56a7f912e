import { describe, expect, test } from 'vitest';
import { isCommon } from '../../../../src/gateway/identity/account/common-passwords';
import { COMMON_WORDS } from '../../../../src/gateway/identity/account/common-words';
import { judgePassword, ruleOf } from '../../../../src/gateway/identity/account/password-rule';
import { readConfig } from '../../../../src/gateway/platform/config';

const kitWith = (env: Record<string, string> = {}) => ({ config: readConfig(env) });
const rejection = (
  typed: string,
  { env, userName = 'rupa_77' }: { env?: Record<string, string>; userName?: string } = {},
) => {
  try {
    judgePassword(kitWith(env), typed, userName);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Entries as they appear in leaked lists. */
const leaked = [
  ...[
    '12345678',
    '123456789',
    'password',
    'password1',
    'Password1!',
    'P@ssw0rd2024',
    'qwertyuiop',
    'qwerty123',
    'iloveyou',
    '11111111',
  ],
  ...[
    '00000000',
    'sunshine',
    'princess',
    'football',
    'abc12345',
    '1q2w3e4r',
    '1qaz2wsx',
    'zaq12wsx',
    'trustno1',
    'letmein1',
    'Dhaka1971',
  ],
  ...[
    'bangladesh71',
    'AmarSonarBangla',
    'asdfghjkl',
    'passw0rd',
    'baseball1',
    'superman',
    'jordan23',
    'michael1',
    '987654321',
    'computer',
  ],
  ...[
    'password123',
    'admin123',
    'welcome1',
    'monkey123',
    'dragon12',
    'iloveyou2',
    'qwerty12345',
    '1234qwer',
    'a1b2c3d4',
    'abcd1234',
  ],
  ...[
    'aa123456',
    'asdf1234',
    'q1w2e3r4',
    '12341234',
    '19901990',
    '01011990',
    'ilovebangladesh',
    'liverpool1',
    'পাসওয়ার্ড১২৩',
    'ভালোবাসি১',
  ],
];
const good = [
  ...['Shapla#2026', 'Kadam-phul 77', 'blue river boat', 'correct horse battery', 'gXt7!kpQ', 'x9#kQ2!vLm', '4!9#k7$2'],
  ...['Tomatoes&rice4', 'Lichu.bagan.9', 'ভরা নদীর মাঝি', 'তেঁতুল গাছের ছায়া', 'Padma+Meghna=2rivers'],
];

describe('common and leaked passwords [asvs 6.2.4 6.2.12]', () => {
  test.each(leaked)('rejects %s', (typed) => expect(isCommon(typed)).toBe(true));
  test.each(good)('accepts %s', (typed) => expect(isCommon(typed)).toBe(false));

  test('rejects each word of the list with common affixes: some thousand passwords', () => {
    const words = [...COMMON_WORDS].filter((word) => word.length >= 4);
    const dressed = words.flatMap((word) => [
      `${word}1234`,
      `${word}@2025`,
      `1${word}!!!!`,
      word.toUpperCase().padEnd(8, '1'),
    ]);
    expect(dressed.length).toBeGreaterThan(2_000);
    expect(dressed.filter((typed) => !isCommon(typed))).toEqual([]);
  });
});

describe('password rule', () => {
  test('accepts 8 to 128 characters in any script [asvs 6.2.1 6.2.9]', () => {
    expect(ruleOf(kitWith())).toEqual({ minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' });
    expect(rejection('gXt7!kp')).toBe('password.rule');
    expect(rejection('gXt7!kpQ')).toBeNull();
    expect(rejection('নদীর ঢেউ ')).toBeNull();
    expect(rejection('x9#kQ2!vLm'.repeat(12))).toBeNull();
    expect(rejection('x9#kQ2!vLm'.repeat(13))).toBe('password.rule');
  });

  test('requires no character classes unless configured [asvs 6.2.5]', () => {
    const env = { PASSWORD_COMPOSITION: 'mixed' };
    expect(rejection('blue river boat')).toBeNull();
    expect(rejection('blue river boat', { env })).toBe('password.rule');
    expect(rejection('Blue river boat 7!', { env })).toBeNull();
    expect(rejection('blue river boat', { env: { PASSWORD_COMPOSITION: 'lettersAndDigits' } })).toBe('password.rule');
  });

  test.each(['Rupa_77 is me', 'xxRUPA_77xx', 'my MAIDAN pass', 'আমার ময়দান এটা'])(
    'rejects %s, which contains personal or site words [asvs 6.1.2]',
    (typed) => expect(rejection(typed)).toBe('password.own'),
  );

  test('rejects the default password [asvs 6.3.2]', () => expect(rejection('Default#1')).toBe('password.common'));

  test('settings that would weaken the rule prevent the start', () => {
    for (const env of [
      { PASSWORD_MIN: '6' },
      { PASSWORD_MAX: '32' },
      { PASSWORD_COMPOSITION: 'x' },
      { PASSWORD_EXPIRY: 'soon' },
    ])
      expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
    expect(readConfig({ PASSWORD_EXPIRY: '90d' }).passwordExpiry).toBe(90 * 86_400_000);
  });
});
