import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadWords, speak } from '../../../../src/portal/parts/portal/words';

test('a catalogue requested during a language change is loaded in the new language', async () => {
  await loadWords('shell', 'bn');
  await speak('bn');
  const other = speak('en');
  await Promise.all([other, loadWords('promo-bar')]);
  expect(i18n.locale).toBe('en');
  expect(i18n.messages).toHaveProperty(['promo-bar.close']);
});
