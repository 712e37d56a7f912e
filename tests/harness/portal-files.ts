import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files of the portal and of the primitives that it renders. */
export const portalFiles = (end = /./): string[] =>
  ['src/portal', 'src/ui']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => end.test(path));

/** Paths of those modules whose source matches. */
export const modulesMatching = (pattern: RegExp): string[] =>
  portalFiles(/\.tsx?$/).filter((path) => pattern.test(readFileSync(path, 'utf8')));
