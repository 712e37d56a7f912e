import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './compare';

export type Verdict = { name: string; isEqual: boolean; reason: string };

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));

/** Compares two sets of pictures by name, and writes a sheet for each pair that differs. */
export async function compareFolders(expected: string, actual: string, sheets: string): Promise<Verdict[]> {
  const before = picturesIn(expected);
  const after = picturesIn(actual);
  const verdicts: Verdict[] = [];
  for (const name of [...new Set([...before, ...after])].sort()) {
    if (!after.includes(name)) verdicts.push({ name, isEqual: false, reason: 'missing now' });
    else if (!before.includes(name)) verdicts.push({ name, isEqual: false, reason: 'missing before' });
    else verdicts.push(await compareFiles(name, { expected, actual, sheets }));
  }
  return verdicts;
}

async function compareFiles(
  name: string,
  { expected, actual, sheets }: Record<'expected' | 'actual' | 'sheets', string>,
): Promise<Verdict> {
  const pair = [expected, actual].map((folder) => readFileSync(join(folder, name)));
  const { isEqual, reason, sheet } = await comparePictures(pair[0] ?? Buffer.of(), pair[1] ?? Buffer.of());
  if (sheet) {
    mkdirSync(sheets, { recursive: true });
    writeFileSync(join(sheets, name), sheet);
  }
  return { name, isEqual, reason };
}
