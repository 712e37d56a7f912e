import { type Messages, setupI18n, i18n as shared } from '@lingui/core';
import type { Language } from '../../src/atlas';
import { bn } from '../../src/gateway/platform/i18n/bn';
import { en } from '../../src/gateway/platform/i18n/en';

const catalogues = import.meta.glob<{ messages: Messages }>('../../src/{portal,desk}/locales/*/**/*.po', {
  eager: true,
});
const spoken: Record<Language, Readonly<Record<string, string>>> = { bn, en };

/** A message id has a dot or an underscore and no space; all other names of a driver are literal text. */
const isId = (text: string) => /^[a-z][\w-]*([._][\w-]+)+$/i.test(text);

/** `values`: language-dependent values, like amounts, are functions of the language. */
export type Translate = (id: string, values?: Record<string, unknown>) => string;

/** All messages of the apps in a language. */
function messagesOf(language: Language): Messages {
  const files = Object.entries(catalogues).filter(([path]) => path.includes(`/locales/${language}/`));
  return Object.assign({}, ...files.map(([, file]) => file.messages));
}

/** Activates a language for the views, with all of its messages. */
export function speaking(language: Language): void {
  shared.load(language, messagesOf(language));
  shared.activate(language);
}

/** Returns the message lookup of the apps in a language. Unknown ids throw. */
export function wordsOf(language: Language): Translate {
  const messages = messagesOf(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const isKnown = (id: string) => Object.hasOwn(messages, id);
  const localiseValues = (values: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'function' ? value(language) : value]),
    );
  const translate: Translate = (id, values) => {
    if (isKnown(id))
      return i18n
        ._(id, localiseValues(values))
        .replace(/<\d+\/>/g, ' ')
        .replace(/<[^>]*>/g, '');
    const parts = id.split(' ');
    // An element named by several messages has their texts in sequence.
    if (parts.length > 1 && parts.every(isKnown)) return parts.map((part) => translate(part, values)).join(' ');
    if (isId(id)) throw new Error(`There is no message ${id}.`);
    return id;
  };
  return translate;
}

/** Translates a gateway's English message; other texts stay as they are. */
export const translateGatewayText = (language: Language, words: string): string =>
  Object.entries(en).flatMap(([code, english]) => (english === words ? (spoken[language][code] ?? []) : []))[0] ??
  words;

/** Returns the gateway's message for a code; undefined for unknown codes. */
export const spokenBy = (language: Language, code: string): string | undefined => spoken[language][code];
