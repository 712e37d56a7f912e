import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diff } from '../diff';
import { layout } from '../layout';
import { SIGNS } from '../marks';
import { picture } from '../picture';
import { svg } from '../svg';
import type { Chart } from './load';
import { namesOf } from './names';

/** Draws what has changed in each chart as `<name>.diff.svg`, and lists it. */
export async function writeChanges(before: readonly Chart[], after: readonly Chart[], out: string): Promise<string> {
  const old = new Map(namesOf(before).map((name, at) => [name, before[at]]));
  const names = namesOf(after);
  const told: string[] = [];
  for (const [at, { machine }] of after.entries()) {
    const name = names[at] ?? machine.id;
    const known = old.get(name);
    if (!known) told.push(`${SIGNS.added} chart ${name}`);
    else told.push(...(await changesOf(name, known, machine, out)));
  }
  const gone = [...old.keys()].filter((name) => !names.includes(name)).map((name) => `${SIGNS.removed} chart ${name}`);
  return [...told, ...gone].join('\n') || 'No chart has changed.';
}

async function changesOf(name: string, before: Chart, machine: Chart['machine'], out: string): Promise<string[]> {
  const { picture: both, changes } = diff(picture(before.machine), picture(machine));
  if (changes.length === 0) return [];
  await writeFile(join(out, `${name}.diff.svg`), svg(both, await layout(both), changes));
  const lines = changes.map(({ mark, said, parts }) => `  ${SIGNS[mark]} ${said}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`);
  return [`${name}: ${join(out, `${name}.diff.svg`)}`, ...lines];
}
