// @vitest-environment jsdom

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isTyped } from '../../../src/portal/browser/is-typed';
import { LanguagePicker } from '../../../src/portal/shell/language-picker';
import { sourcesIn } from '../../harness/source-files';
import { speaking } from '../../harness/words';

test.each(['bn', 'en'] as const)(
  'a page in %s contains no input and can be updated [own.app.update]',
  async (language) => {
    await speaking(language);
    render(
      <I18nProvider i18n={i18n}>
        <LanguagePicker languages={['bn', 'en']} language={language} onLanguage={() => {}} />
      </I18nProvider>,
    );
    expect(isTyped(document)).toBe(false);
  },
);

/** The portal's sources; the desk offers no updates. */
const UPDATED = ['src/portal', 'src/ui'];

test('every select bound to a chart is marked as applied [own.app.update]', () => {
  const selects = sourcesIn(UPDATED, /\.tsx$/).flatMap(({ text }) => text.match(/<select\b[^>]*?\svalue=/gi) ?? []);
  expect(selects.length).toBeGreaterThan(2);
  expect(selects.filter((select) => !select.includes('data-applied'))).toEqual([]);
});
