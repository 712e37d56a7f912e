import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPackaged } from '../own-file';
import { foreignModule } from './source/foreign-module';
import { inTime } from './source/in-time';
import { messageOf } from './source/place-of';

type Module = Record<string, unknown>;
type Is<T> = (value: unknown) => value is T;

const IMPORT_TIMEOUT_MS = 20_000;

/** Folders whose files are imported as they are: this checkout, and its revisions. The package has none. */
const ownFolders = isPackaged ? [] : [fileURLToPath(new URL('../../..', import.meta.url))];

/** Treats a folder like this checkout. */
export const adopt = (folder: string): void => void ownFolders.push(folder);

/** Returns whether a file is this project's own. */
export const isOwn = (path: string): boolean =>
  ownFolders.some((folder) => !/^\.\.|^\/|^\w:|(?:^|[/\\])node_modules[/\\]/.test(relative(folder, path)));

/** Imports a file by its absolute path. Throws if it does not load. */
export async function moduleAt(path: string): Promise<Module> {
  if (!isOwn(path)) return await foreignModule(path);
  try {
    return await inTime(import(pathToFileURL(path).href), IMPORT_TIMEOUT_MS);
  } catch (error) {
    throw new Error(`${path}${lineOf(error, path)} does not load: ${messageOf(error)}`);
  }
}

/** Returns the first export of a kind; undefined if there is no such file. Throws if the file has no such export. */
export async function exportedOf<T>(file: string, is: Is<T>, called: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  const found = Object.values(await moduleAt(resolve(file))).find(is);
  if (found === undefined) throw new Error(`${file} exports no ${called}.`);
  return found;
}

/** Returns `:3:12`, the position in a file where an error was thrown, if known. */
function lineOf(error: unknown, path: string): string {
  const stack = error instanceof Error ? `${error.stack}` : '';
  const places = stack
    .split(path)
    .slice(1)
    .map((after) => /^(?:\?[^:\s]*)?(:\d+:\d+)/.exec(after)?.[1]);
  return places.find((place) => place !== undefined) ?? '';
}
