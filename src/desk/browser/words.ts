import { i18n, type Messages } from '@lingui/core';
import type { Language } from '../../contract';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/desk.po');

/** Loads the messages of a language and shows them; what is typed stays. */
export async function speak(language: Language) {
  const load = catalogues[`../locales/${language}/desk.po`];
  if (!load) throw new Error(`The desk has no messages in ${language}`);
  i18n.load(language, (await load()).messages);
  i18n.activate(language);
  document.documentElement.lang = language;
}
