import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diff, diff } from '../diff';
import { layout } from '../layout';
import type { DestinationMap } from '../map';
import { SIGNS } from '../marks';
import { picture } from '../picture';
import { svg } from '../svg';
import type { Language } from '../types';
import { changesText } from './changes-text';
import type { Chart } from './load';
import { namesOf } from './names';
import type { Before } from './revision';

/**
 * Differences since a revision. `old` and `diffs`: one per current chart, undefined for a new one; `map`: those of the
 * map, by language; `gone`: names of deleted charts.
 */
export type Since = {
  revision: string;
  old: (Chart | undefined)[];
  diffs: (Diff | undefined)[];
  map?: Record<Language, Diff>;
  gone: string[];
};

/** Compares charts with those of a revision, by name. */
export function compare(
  { revision, charts, map: mapped }: Before,
  after: readonly Chart[],
  map?: DestinationMap,
): Since {
  const byName = new Map(namesOf(charts).map((name, at) => [name, charts[at]]));
  const names = namesOf(after);
  const old = names.map((name) => byName.get(name));
  return {
    revision,
    old,
    diffs: after.map(({ machine }, at) => {
      const known = old[at];
      return known && diff(picture(known.machine), picture(machine));
    }),
    map: map &&
      mapped && { en: diff(mapped.pictures.en, map.pictures.en), bn: diff(mapped.pictures.bn, map.pictures.bn) },
    gone: [...byName.keys()].filter((name) => !names.includes(name)),
  };
}

/** Draws the changes of each chart as `<name>.diff.svg` and in `changes.md`, and lists them. */
export async function writeChanges(since: Since, after: readonly Chart[], out: string): Promise<string> {
  const { diffs, map, gone } = since;
  const names = namesOf(after);
  await writeFile(join(out, 'changes.md'), changesText(since, names));
  const mapLines = map ? await changesOf(map.en.picture.id, map.en, out) : [];
  for (const [at, name] of names.entries()) {
    const found = diffs[at];
    if (found) mapLines.push(...(await changesOf(name, found, out)));
    else mapLines.push(`${SIGNS.added} chart ${name}`);
  }
  return [...mapLines, ...gone.map((name) => `${SIGNS.removed} chart ${name}`)].join('\n') || 'No chart has changed.';
}

async function changesOf(name: string, { picture: both, changes }: Diff, out: string): Promise<string[]> {
  if (changes.length === 0) return [];
  await writeFile(join(out, `${name}.diff.svg`), svg(both, await layout(both), changes));
  const lines = changes.map(({ mark, label, parts }) => {
    const names = parts.map((part) => part.name).join(', ');
    return `  ${SIGNS[mark]} ${label}${names && ` (${names})`}`;
  });
  return [`${name}: ${join(out, `${name}.diff.svg`)}`, ...lines];
}
