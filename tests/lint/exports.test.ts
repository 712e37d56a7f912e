import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm;
/** Files whose exports are found by kind: tables by drizzle, fixtures and samples by folder. */
const FOUND_BY_KIND = /(^|\/)tables\.ts$|^src\/gateway\/demo\/fixtures\/|\.(samples|steps|machine)\.ts$/;

const files = sourcesIn(['src', 'machines', 'tests', 'e2e'], /(?<!\.d)\.(ts|tsx|mts|mjs)$/);
const namesIn = (text: string) => new Set(text.match(/\w+/g));
const readers = new Map<string, number>();
for (const text of [...files.map((file) => file.text), readFileSync('vite.config.ts', 'utf8')])
  for (const name of namesIn(text)) readers.set(name, (readers.get(name) ?? 0) + 1);

test('each exported name is used in another file', () => {
  expect(files.length).toBeGreaterThan(3_000);
  const unread = files
    .filter(({ file }) => /^(src|machines)\//.test(file) && !FOUND_BY_KIND.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => readers.get(name) === 1);
  expect(unread).toEqual([]);
});
