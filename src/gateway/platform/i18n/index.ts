import type { Language } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { money } from '../../../contract/money/sums';
import { bn } from './bn';
import { en, type MessageCode } from './en';

const catalogues: Record<Language, Record<MessageCode, string>> = { bn, en };

/** What a message is filled with: texts, numbers, and, as bigints, money in minor units. */
export type Params = Record<string, string | number | bigint>;

/** Translates a code into the language of the reader; a code without a message is translated as `unknown`. */
export function translate(language: Language, code: string, params: Params = {}): string {
  const words = catalogues[language];
  const sentence = isCode(code) ? words[code] : words.unknown;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => shown(language, params[name]));
}

const isCode = (code: string): code is MessageCode => Object.hasOwn(en, code);
/** Numbers, and sums with their symbol, in the reader's digits. */
const numbers: Record<Language, Intl.NumberFormat> = {
  bn: new Intl.NumberFormat('bn-BD'),
  en: new Intl.NumberFormat('en'),
};
function shown(language: Language, value: Params[string] = ''): string {
  if (typeof value === 'bigint') return money(toWire(value), language);
  return typeof value === 'number' ? numbers[language].format(value) : value;
}
