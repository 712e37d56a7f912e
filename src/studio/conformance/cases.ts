import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Case, caseFile } from './case';

const folder = new URL('./cases/', import.meta.url);

/** Returns the cases in the order of their rules; `rules`: only those rules. */
export function readCases(rules: readonly string[] = []): Case[] {
  const files = readdirSync(folder).sort();
  const all = files.flatMap((file) =>
    v.parse(v.array(caseFile), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
  return all.filter(({ rule }) => rules.length === 0 || rules.includes(rule));
}
