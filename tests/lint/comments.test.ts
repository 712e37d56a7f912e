import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

/**
 * Lines of comments that break the style, by area: those that open with a clause instead of a noun or a verb, those
 * with a word that the trade does not use, and those of more than 120 characters. A ratchet: a count may only fall, and
 * is lowered here when it does.
 */
const MAX: Record<string, [openings: number, words: number, long: number]> = {
  'src/atlas': [0, 4, 0],
  'src/contract': [36, 26, 19],
  'src/gateway': [7, 16, 7],
  'src/lifecycle': [0, 0, 0],
  'src/lottery': [0, 0, 1],
  'src/portal': [51, 12, 68],
  'src/studio': [14, 2, 14],
  'src/ui': [61, 7, 45],
  machines: [8, 55, 141],
  e2e: [6, 14, 6],
  tests: [32, 28, 32],
};

/** Migrations never change after a release. */
const FROZEN = /^src\/gateway\/migrations\//;
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/|--)\s+(.*)$/;
const OPENING = /^(?:What|Who|Whoever|Of|Whether|How|Where|One)\b/;
const WORD = /\b(?:told|asked|said|given|kept|anew|nobody|whoever|by now)\b/i;
/** Ids of requirements, paths and code, which keep their words. */
const QUOTED = /`[^`]*`|\b\w+(?:[.-][\w*-]+)+/g;

const commentIn = (line: string) => COMMENT.exec(line)?.[1];
const opens = (line: string) => /^\s*(?:\/\*\*?|\/\/|--)/.test(line) && OPENING.test(commentIn(line) ?? '');
const isLong = (line: string) => line.length > 120;
const hasWord = (line: string) => WORD.test((commentIn(line) ?? '').replace(QUOTED, ''));

/** Returns the lines of an area that break each of the rules. */
function measure(area: string) {
  const lines = sourcesIn([area], /\.(ts|tsx|mts|mjs|css|sql)$/)
    .filter(({ file }) => !FROZEN.test(file))
    .flatMap(({ file, text }) => text.split('\n').map((line, at) => ({ line, where: `${file}:${at + 1}` })))
    .filter(({ line }) => COMMENT.test(line));
  return [opens, hasWord, isLong].map((breaks) => lines.filter(({ line }) => breaks(line)).map(({ where }) => where));
}

test.each(Object.entries(MAX))('comments of %s break the style in no more lines than before', (area, max) => {
  const grown = measure(area).filter((found, rule) => found.length > (max[rule] ?? 0));
  expect(grown.flat()).toEqual([]);
});

test.each([
  ['/** What is due. */', true],
  ['/** Amount due. */', false],
  [' * Of these the newest.', false],
])('“%s” opens with a clause: %s', (line, expected) => expect(opens(line)).toBe(expected));

test.each([
  ['// The player is told twice.', true],
  ['/** Notifies the player (own.withdrawal.told). */', false],
  ['const told = 1;', false],
])('“%s” has a word that the trade does not use: %s', (line, expected) => expect(hasWord(line)).toBe(expected));
