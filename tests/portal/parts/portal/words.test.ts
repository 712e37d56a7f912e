import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadWords, speak } from '../../../../src/portal/parts/portal/words';

test('what comes into use while another language is on its way has its words in that language too', async () => {
  await loadWords('shell', 'bn');
  await speak('bn');
  const other = speak('en');
  await Promise.all([other, loadWords('promo-bar')]);
  expect(i18n.locale).toBe('en');
  expect(i18n.messages).toHaveProperty(['promo-bar.close']);
});
