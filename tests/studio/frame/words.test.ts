import { expect, test } from 'vitest';
import { labGames } from '../../../src/gateway/demo/catalogue/lab';
import { gameName } from '../../../src/studio/catalogue/entries';
import { textsIn, WORDS } from '../../../src/studio/frame/words';
import { ALL_GAMES } from '../../../src/studio/games/rooms/room-game';
import { SPELLINGS } from '../../lint/spellings';

const languages = ['bn', 'en'] as const;
const filled = (text: string) => text.split('{}').length - 1;

test.each(languages)('%s: the frame uses the portal’s terms', (language) => {
  const wrong = Object.entries(WORDS[language]).flatMap(([id, text]) =>
    SPELLINGS[language].filter(({ not }) => not.test(text)).map(({ use }) => `${id}: “${text}” (write: ${use})`),
  );
  expect(wrong).toEqual([]);
});

test('games have the names that the portal displays', () => {
  const named = Object.fromEntries(labGames.map(({ gameId, nameBn, nameEn }) => [gameId, [nameBn, nameEn]]));
  const own = ALL_GAMES.map((id) => [id, [gameName(id, 'bn'), gameName(id, 'en')]]);
  expect(Object.fromEntries(own)).toEqual(named);
  expect(new Set(own.flatMap(([, names]) => names)).size).toBe(2 * ALL_GAMES.length);
});

test('both languages have the same placeholders, and Bengali uses its own digits', () => {
  for (const [id, text] of Object.entries(WORDS.bn)) {
    const english = Object.entries(WORDS.en).find(([key]) => key === id)?.[1] ?? '';
    expect([id, filled(text), /[0-9]/.test(text)]).toEqual([id, filled(english), false]);
  }
});

test('formats amounts as points with two decimals and their sign; an unknown error has a general message', () => {
  expect([textsIn('en').amount('1234.5'), textsIn('en').amount('-0.50'), textsIn('bn').amount('12.00')]).toEqual([
    'P\u00a01,234.50',
    '−P\u00a00.50',
    'P\u00a0১২.০০',
  ]);
  expect([textsIn('en').problem('funds.insufficient'), textsIn('en').problem('no.such')]).toEqual([
    WORDS.en['error.funds.insufficient'],
    WORDS.en['error.other'],
  ]);
});

test('a bet rejected for bonus money names the maximum, in both languages [own.bonus.position]', () => {
  expect([
    textsIn('en').problem('limits.bonusStake', textsIn('en').amount('50.00')),
    textsIn('bn').problem('limits.bonusStake', '৫০'),
  ]).toEqual([
    'With bonus balance at stake, one round can be up to P\u00a050.00.',
    'বোনাস ব্যালেন্স থাকলে এক রাউন্ডে সর্বোচ্চ ৫০ বাজি ধরা যায়।',
  ]);
});

test('a bet beyond a limit of play names the limit and what is left, in both languages [own.play-limit.reached]', () => {
  expect([
    textsIn('en').problem('limits.playLoss', textsIn('en').amount('30.00')),
    textsIn('en').problem('limits.playStake', textsIn('en').amount('0.00')),
    textsIn('en').problem('limits.playTime'),
    textsIn('bn').problem('limits.playLoss', textsIn('bn').amount('30.00')),
  ]).toEqual([
    'Your loss limit does not allow this stake. You can bet up to P\u00a030.00 now. Your limits are in the portal.',
    'Your stake limit does not allow this stake. You can bet up to P\u00a00.00 now. Your limits are in the portal.',
    'Your time limit is reached, so you cannot bet now. Your limits are in the portal.',
    'আপনার ক্ষতির লিমিটে এই বাজি ধরা যাবে না। এখন সর্বোচ্চ P\u00a0৩০.০০ বাজি ধরতে পারবেন। লিমিট দেখতে পোর্টালে যান।',
  ]);
});
