import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { personName, personNameKey } from '../../../src/contract/identity/person-name';
import { profileFields } from '../../../src/contract/identity/profile';

const ABDUL = 'আব্\u200cদুল রহমান';

describe('personName', () => {
  test.each([
    ABDUL,
    'মো: রহিম',
    'মোঃ আব্দুল কাদের',
    'মো. রহিম',
    'ড. জাফর',
    "Conan O'Brien",
    'Anne-Marie D’Souza',
    'ক্\u200dষ',
  ])('accepts %s, also in the profile [own.name.bengali]', (name) => {
    expect(v.parse(personName, name)).toBe(name);
    expect(v.parse(profileFields.realName, name)).toBe(name);
  });

  test.each(['12345 …evil', '7', 'R', '<b>Rahim</b>', 'Rahim 2', ': রহিম', '\u200cক', 'a@b.test'])(
    'rejects %j [own.name.bengali, s5.message.real-name]',
    (name) => expect(v.safeParse(personName, name).issues?.[0].message).toBe('realName'),
  );

  test.each([
    ['  রহিম \u00a0 উদ্দিন\u200f ', 'রহিম উদ্দিন'],
    ['Rahim\u202e\u200b Uddin\u200d', 'Rahim Uddin'],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['\u09dfাসমিন', '\u09af\u09bcাসমিন'],
  ])('reads %j as %j [own.name.bengali, own.input.nfc]', (typed, read) =>
    expect(v.parse(personName, typed)).toBe(read),
  );

  test('is the same name with or without joiners and spaces, in any Unicode composition [own.name.bengali, own.input.nfc]', () => {
    expect(personNameKey('RupaAkter')).toBe(personNameKey('Rupa akter'));
    expect(personNameKey(ABDUL)).toBe(personNameKey('আব্দুল  রহমান'));
    expect(personNameKey('\u09dfাসমিন')).toBe(personNameKey('\u09af\u09bcাসমিন'));
  });
});
