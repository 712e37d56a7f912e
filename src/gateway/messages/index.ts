import type { Language } from '../../contract';
import { bn } from './bn';
import { en, type MessageCode } from './en';

const catalogues: Record<Language, Record<MessageCode, string>> = { bn, en };

/** Translates a code into the language of the reader; a code without a message is translated as `unknown`. */
export function translate(language: Language, code: string, params: Record<string, string | number> = {}): string {
  const words = catalogues[language];
  const sentence = isCode(code) ? words[code] : words.unknown;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => shown(language, params[name]));
}

const isCode = (code: string): code is MessageCode => Object.hasOwn(en, code);
/** Numbers in the reader's digits. */
const numbers: Record<Language, Intl.NumberFormat> = { bn: new Intl.NumberFormat('bn-BD'), en: new Intl.NumberFormat('en') };
const shown = (language: Language, value: string | number | undefined) =>
  typeof value === 'number' ? numbers[language].format(value) : (value ?? '');
