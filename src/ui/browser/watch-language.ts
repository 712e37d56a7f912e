import { i18n } from '@lingui/core';
import { fromCallback } from 'xstate';

/** Notifies of a change of language, a moment later, when requests are sent in it. Returns a function that stops it. */
export function watchLanguage(notify: () => void): () => void {
  let language = i18n.locale;
  return i18n.on('change', () => {
    if (language === i18n.locale) return;
    language = i18n.locale;
    setTimeout(notify);
  });
}

/** Sends `language.changed` to a chart that shows text of the gateway, which reads it again. */
export const languageChanges = fromCallback(({ sendBack }) =>
  watchLanguage(() => sendBack({ type: 'language.changed' })),
);
