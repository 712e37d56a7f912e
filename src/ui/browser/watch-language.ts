import { i18n } from '@lingui/core';

/** Tells that another language is spoken, a moment later: by then the gateway is asked in it. Words that are loaded change nothing. Gives the way to stop. */
export function watchLanguage(tell: () => void): () => void {
  let language = i18n.locale;
  return i18n.on('change', () => {
    if (language === i18n.locale) return;
    language = i18n.locale;
    setTimeout(tell);
  });
}
