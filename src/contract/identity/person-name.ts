import * as v from 'valibot';
import { printable } from '../platform/written';

/** Maximum length of a name, in code points. */
const MAX_LENGTH = 64;
/**
 * A letter of any script, then letters with their marks and joiners, dots, colons, apostrophes, hyphens and spaces, as
 * in "মো: রহিম" and "আব্‌দুল" (s5.message.real-name, `own.name.bengali`).
 */
const PERSONAL_NAME = /^\p{L}(?:\p{Join_Control}|[\p{L}\p{M}.:'’ -])+$/u;

/** Normalises to NFC with single spaces, plain hyphens and no invisible characters except joiners between letters. */
export const normalisePersonName = (typed: string): string =>
  printable(typed.normalize('NFC').replace(/\s+/g, ' '))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Join_Control}+(?![\p{L}\p{M}])/gu, '')
    .trim();

/** Returns whether a normalised text is a person's name, of any length. */
export const isPersonName = (name: string): boolean => PERSONAL_NAME.test(name);

/**
 * A person's name of at least two characters; longer names than the maximum are rejected, never truncated
 * (`own.form.untruncated`). Messages are error codes.
 */
export const personName = v.pipe(
  v.string(),
  v.maxLength(1_024, 'nameLong'),
  v.transform(normalisePersonName),
  v.nonEmpty('empty'),
  v.check((name) => [...name].length <= MAX_LENGTH, 'nameLong'),
  v.check(isPersonName, 'realName'),
);

/** Returns a key that is equal for all spellings of a name: case, joiners and spaces make no difference. */
export const personNameKey = (name: string): string =>
  normalisePersonName(name)
    .replace(/[\p{Join_Control} ]/gu, '')
    .toLowerCase();
