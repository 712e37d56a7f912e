/**
 * Patterns that a registration field can require, by the id of their message (s5.pattern.*). `*` accepts any text.
 * Mobile numbers have their own rule: the input is parsed as a number of its country.
 */
export const PATTERNS = {
  any_text: '*',
  letter_first: '^[A-Za-z][A-Za-z0-9_]*$',
  mailbox: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  alphanumeric: '^[A-Za-z0-9]+$',
  letters_and_digits: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  digits: '^[0-9]+$',
  one_uppercase: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  english_letters: '^[A-Za-z ]+$',
  no_spaces: '^\\S+$',
  date_ymd: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  date_mdy: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])-\\d{4}$',
  thai: '^\\p{Script=Thai}+$',
  korean: '^\\p{Script=Hangul}+$',
  chinese: '^\\p{Script=Han}+$',
  mixed: '(?=.*\\p{Lu})(?=.*\\p{Ll})(?=.*\\p{N})(?=.*[\\p{P}\\p{S}])',
} as const;
export type PatternId = keyof typeof PATTERNS;
