import type { Language } from '../../../contract';
import { lettersOut, trigrams, wordsOf } from '../../play';
import type { ContentRow } from './reader';

/**
 * Minimum share of trigrams for a fuzzy match, and the minimum length of a word, because shorter ones resemble too many
 * others.
 */
const ALIKE = 0.5;
const SHORTEST = 3;

/** Indexed article: the words of its title, and all words. In both languages, because people search in either. */
type Indexed = { row: ContentRow; title: string[]; all: string[] };
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&#x([\da-f]+);/gi, ' ');

/** Creates the search for articles by words, in either language; the index is cached per row. */
export function createSearch() {
  const indexed = new WeakMap<ContentRow, Indexed>();
  const indexOf = (row: ContentRow): Indexed => {
    const known = indexed.get(row);
    if (known) return known;
    const title = wordsOf(`${row.titleBn} ${row.titleEn}`);
    const made = {
      row,
      title,
      all: wordsOf(`${row.titleBn} ${row.titleEn} ${plain(row.contentBn)} ${plain(row.contentEn)}`),
    };
    indexed.set(row, made);
    return made;
  };
  return (rows: readonly ContentRow[], typed: string): { rows: ContentRow[]; isNear: boolean } => {
    const words = wordsOf(typed);
    const all = rows.map(indexOf);
    if (words.length === 0) return { rows: [...rows], isNear: false };
    const exact = ranked(all, words, (word, candidate) => candidate.startsWith(word));
    return exact.length > 0 ? { rows: exact, isNear: false } : { rows: ranked(all, words, isNear), isNear: true };
  };
}

/** Returns articles that contain all words; matches in the title first. */
function ranked(all: Indexed[], words: string[], fits: (word: string, candidate: string) => boolean): ContentRow[] {
  const has = (candidates: string[]) => words.every((word) => candidates.some((candidate) => fits(word, candidate)));
  const found = all.filter((indexed) => has(indexed.all));
  const named = found.filter((indexed) => has(indexed.title));
  return [...named, ...found.filter((indexed) => !named.includes(indexed))].map(({ row }) => row);
}

/** Returns whether words differ by one letter, or share half of the trigrams. */
function isNear(word: string, candidate: string): boolean {
  if (word.length < SHORTEST || candidate.length < SHORTEST) return false;
  const own = lettersOut(word);
  if (lettersOut(candidate).some((text) => own.includes(text))) return true;
  const three = trigrams(word);
  const others = trigrams(candidate);
  return three.filter((text) => others.includes(text)).length >= ALIKE * three.length;
}

/** Maximum length of an excerpt. */
const MAX_EXCERPT = 150;
const CHARACTER_REFERENCE = /&#x([\da-f]+);/gi;

/** Returns the beginning of an article, in one line. */
export function beginningOf(row: ContentRow, language: Language): string {
  const html = language === 'bn' ? row.contentBn : row.contentEn;
  const text = html
    .replace(/<table>[\s\S]*?<\/table>/g, ' ')
    .replace(/<\/(?:h3|h4|p|li)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(CHARACTER_REFERENCE, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_EXCERPT) return text;
  return `${text.slice(0, MAX_EXCERPT).replace(/\s\S*$/, '')}…`;
}
