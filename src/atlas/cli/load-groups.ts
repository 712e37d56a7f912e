import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Groups } from '../groups';
import { has, moduleAt } from './load';

const isGroups = (value: unknown): value is Groups => Array.isArray(value) && value.every((one) => has(one, 'title', 'flows'));

/** The headings that a file exports; none where there is no such file. */
export async function loadGroups(file: string): Promise<Groups | undefined> {
  if (!existsSync(file)) return undefined;
  const groups = Object.values(await moduleAt(resolve(file))).find(isGroups);
  if (!groups) throw new Error(`${file} exports no groups.`);
  return groups;
}
