import { readdirSync, readFileSync } from 'node:fs';

export type Citation = { file: string; id: string };
export type SourceFile = { file: string; text: string };

const SPECIFIED = /\bs[1-9]\.[a-z][\w-]*\.[\w*-]+/g;
const OWN = /(?<=['"`])own\.[a-z][\w-]*\.[\w*-]+(?=['"`])/g;

/** `asvs 6.5.1`, and those that follow it in a row. */
const ASVS = /\basvs ((?:\d+\.\d+\.\d+(?:,? (?=\d))?)+)/g;

/** The requirements that a text names. */
export const idsIn = (text: string): string[] => [...(text.match(SPECIFIED) ?? []), ...(text.match(OWN) ?? [])];
const root = new URL('../../', import.meta.url);

/** The files of code in these folders. */
export const sources = (...folders: string[]): SourceFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** Every requirement that is cited anywhere, in code and comments; `s4.login.*` stands for a family. */
export const anywhere = (): Citation[] =>
  sources('machines', 'src', 'tests', 'e2e').flatMap(({ file, text }) => idsIn(text).map((id) => ({ file, id })));

/** The items of the security standard that a text names. */
export const itemsIn = (text: string): string[] =>
  [...text.matchAll(ASVS)].flatMap(([, row = '']) => row.match(/[\d.]+/g) ?? []);

/** Those of the security standard, likewise. */
export const asvsAnywhere = (): Citation[] =>
  sources('machines', 'src', 'tests', 'e2e').flatMap(({ file, text }) => itemsIn(text).map((id) => ({ file, id })));
