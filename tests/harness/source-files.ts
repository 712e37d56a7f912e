import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { file: string; text: string };

const CODE = /\.(ts|tsx|mjs)$/;
/** Folders of everything that portal and desk render. */
export const PORTAL = ['src/portal', 'src/desk', 'src/ui'];

/**
 * Paths of the matching files in these folders, relative to the repository's root, where all tiers run. In the rendered
 * tier `import.meta.url` is not a file's address.
 */
export const filesIn = (folders: readonly string[], pattern = CODE): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => pattern.test(file));

/** The same files with their text. */
export const sourcesIn = (folders: readonly string[], pattern?: RegExp): SourceFile[] =>
  filesIn(folders, pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Paths of the portal's modules whose text matches. */
export const portalModulesWith = (pattern: RegExp): string[] =>
  sourcesIn(PORTAL, /\.tsx?$/).flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));
