import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

const AREAS = ['src', 'machines', 'tests', 'e2e'];

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

/** Returns the places of comments that a rule applies to. */
function find(isBroken: (line: string) => boolean) {
  return sourcesIn(AREAS, /\.(ts|tsx|mts|mjs|css|sql)$/)
    .filter(({ file }) => !FROZEN.test(file))
    .flatMap(({ file, text }) => text.split('\n').map((line, at) => ({ line, place: `${file}:${at + 1}` })))
    .filter(({ line }) => COMMENT.test(line) && isBroken(line))
    .map(({ place }) => place);
}

test('comments open with a noun or a verb, not with a clause', () => expect(find(opens)).toEqual([]));
test('comments use the trade’s words', () => expect(find(hasWord)).toEqual([]));
test('comments have lines of at most 120 characters', () => expect(find(isLong)).toEqual([]));

test.each([
  ['/** What is due. */', true],
  ['/** Amount due. */', false],
  [' * Of these the newest.', false],
])('“%s” opens with a clause: %s', (line, expected) => expect(opens(line)).toBe(expected));

test.each([
  ['// The player is told twice.', true],
  ['/** Notifies the player (own.withdrawal.notified). */', false],
  ['const told = 1;', false],
])('“%s” has a word that the trade does not use: %s', (line, expected) => expect(hasWord(line)).toBe(expected));
