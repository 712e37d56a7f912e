import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import type { Catalogue, Place } from './catalogue';
import { keyOf, lettersOut, trigrams, wordsOf } from './fold';
import type { Typed } from './list';

/** Maximum number of similar words per typed word. */
const NEAREST = 5;
/** Minimum share of common trigrams. */
const ALIKE = 0.5;
/** Minimum length for similar words; shorter ones resemble too many. */
const SHORTEST = 3;

/** Returns the prefix to look up for each typed word. */
export const typedWords = (typed = ''): Typed => wordsOf(typed).map((word) => [keyOf(word)]);

/**
 * Returns keys that tolerate typos, the nearest first: per word its own prefix and those of words one letter apart or
 * with half of its trigrams in common. Null if a word has none.
 */
export async function nearWords(tx: Tx, typed: string): Promise<Typed | null> {
  const all = await Promise.all(wordsOf(typed).map((word) => nearTo(tx, word)));
  return all.every((words) => words.length > 0) ? all : null;
}

const nearToRow = v.object({ word: v.string() });

async function nearTo(tx: Tx, word: string): Promise<string[]> {
  const out = lettersOut(word);
  const three = trigrams(word);
  const rows = await queryRows(
    tx,
    nearToRow,
    sql`
    select ${keyOf(word)}::text as word where exists (select from game_keys where key = ${keyOf(word)})
    union all (
      select word from game_near_keys where key = any(${sql.param([...out, ...three])}) and ${word.length >= SHORTEST}::boolean
      group by word having bool_or(key like '-%') or count(*) >= ${Math.ceil(ALIKE * three.length)}
      order by bool_or(key like '-%') desc, count(*) desc, abs(length(word) - ${word.length}::int), word limit ${NEAREST}
    )`,
  );
  return [...new Set(rows.map((row) => keyOf(row.word)))];
}

/** Vendors whose names have each of the words. */
export const vendorsNamed = ({ places }: Catalogue, typed: Typed): Place[] =>
  typed.length === 0
    ? []
    : places.filter(({ words }) => typed.every((any) => any.some((key) => words.some((word) => word.startsWith(key)))));
