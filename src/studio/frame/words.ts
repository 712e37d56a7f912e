import { bn } from './words-bn';
import { en, type WordId } from './words-en';

export type { WordId };

export const WORDS = { en, bn } as const;
/** Returns whether the frame has a message with this id. */
export const isWord = (id: string): id is WordId => Object.hasOwn(WORDS.en, id);
export type Language = keyof typeof WORDS;
export type Texts = ReturnType<typeof textsIn>;

/** Returns the messages and number formats of a language, in its own digits. */
export function textsIn(language: Language) {
  const locale = language === 'bn' ? 'bn-BD' : 'en-GB';
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const places = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = (value: number) => whole.format(value);
  const word = (id: WordId, ...filled: (string | number)[]): string => {
    const parts = WORDS[language][id].split('{}');
    const fill = (at: number) =>
      typeof filled[at] === 'number' ? number(Number(filled[at])) : String(filled[at] ?? '');
    return parts.reduce((all, part, at) => `${all}${fill(at - 1)}${part}`);
  };
  return {
    language,
    number,
    /** Formats a number with two places. */
    places: (value: number) => places.format(value),
    /** Formats a decimal string as an amount of points, which no line break divides. */
    amount: (value: string) => `${value.startsWith('-') ? '−' : ''}P\u00a0${places.format(Math.abs(Number(value)))}`,
    /** Formats a stake, which is always a whole number of points. */
    stake: (value: string) => `P\u00a0${number(Number(value))}`,
    word,
    /** Returns the message for a code of the studio or the portal, with its values. */
    problem(code: string, ...filled: string[]): string {
      const known = Object.keys(en).find((id): id is WordId => id === `error.${code}`);
      return word(known ?? 'error.other', ...filled);
    },
  };
}
