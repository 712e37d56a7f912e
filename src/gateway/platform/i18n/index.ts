import { type I18n, setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { money } from '../../../contract/money/sums';
import { bn } from './bn';
import { en, type MessageCode } from './en';

const catalogues: Record<Language, Record<MessageCode, string>> = { bn, en };
const lingui: Record<Language, I18n> = {
  bn: setupI18n({ locale: 'bn', locales: 'bn-BD', messages: { bn: {} } }),
  en: setupI18n({ locale: 'en', messages: { en: {} } }),
};

/** Values of a message: texts, numbers, and bigints for amounts in minor units. */
export type Params = Record<string, string | number | bigint>;

/** Translates a code into the language of the reader; a code without a message is translated as `unknown`. */
export function translate(language: Language, code: string, params: Params = {}): string {
  const known = isCode(code) ? code : 'unknown';
  const names = compiled[language].get(known) ?? compile(language, known);
  const values = names.map(({ name, isPlural }) => [
    name,
    isPlural ? params[name] : formatValue(language, params[name]),
  ]);
  return lingui[language]._(known, Object.fromEntries(values)).replaceAll(BACKSLASH, '\\');
}

/** Returns whether a code has a message. */
export const isCode = (code: string): code is MessageCode => Object.hasOwn(en, code);

/** Placeholder of a message. A plural needs the raw number; other values are formatted first. */
type Name = { name: string; isPlural: boolean };
/** Placeholders of each compiled message. */
const compiled: Record<Language, Map<MessageCode, Name[]>> = { bn: new Map(), en: new Map() };

const NAME = /\{(\w+)(?:\}|, (\w+))/g;

/** Compiles a message on first use: compiling all of them would add 10 ms to the start. */
function compile(language: Language, code: MessageCode): Name[] {
  const message = catalogues[language][code];
  const names = [...message.matchAll(NAME)].map(([, name = '', type]) => ({ name, isPlural: type === 'plural' }));
  lingui[language].load(language, { [code]: compileMessageOrThrow(message) });
  compiled[language].set(code, names);
  return names;
}

/** Lingui decodes `\u0041` in values, too, so backslashes in user input are replaced by this character. */
const BACKSLASH = '\0';

/** Formats numbers, and amounts with their currency symbol, in the reader's digits. */
function formatValue(language: Language, value: Params[string] = ''): string {
  if (typeof value === 'bigint') return money(toWire(value), language);
  return typeof value === 'number' ? lingui[language].number(value) : value.replaceAll('\\', BACKSLASH);
}
