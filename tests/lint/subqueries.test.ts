import { expect, test } from 'vitest';

/**
 * Drizzle drops the table from a column in the list of a select without joins: `${activities.id}` becomes `"id"`, which
 * inside a subquery is a column of the subquery's own table. `${activities}.id` preserves the table.
 */
const sources = import.meta.glob<string>(['../../src/gateway/**/*.ts', '!../../src/gateway/migrations/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const tables = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name),
  ),
);

/** Returns the text from the bracket at `start` to the one that closes it. */
function bracketed(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** Returns the columns of outer tables in hand-written subqueries that Drizzle may leave without their table. */
const unqualified = (text: string): string[] =>
  [...text.matchAll(/\(\s*select\b/g)].flatMap(({ index }) => {
    const subquery = bracketed(text, index);
    return [...subquery.matchAll(/\$\{(\w+)\.\w+\}/g)].flatMap(([column, table = '']) =>
      tables.has(table) && !subquery.includes(`from \${${table}}`) ? [column] : [],
    );
  });

test('no hand-written subquery refers to an outer column whose table Drizzle may drop', () => {
  expect(tables.size).toBeGreaterThan(50);
  const column = '$' + '{activities.id}';
  expect(unqualified(`(select count(*) from activity_entries e where e.activity_id = ${column})`)).toEqual([column]);
  const found = Object.entries(sources).flatMap(([file, text]) =>
    unqualified(text).map((column) => `${file}: ${column}`),
  );
  expect(found).toEqual([]);
});
