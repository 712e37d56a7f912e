import { readdirSync, readFileSync } from 'node:fs';

export type Citation = { file: string; id: string };

const TITLE = /\b(?:test|it|describe|journey)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** The rows of a table whose first column stands in the title. */
const TABLE = /\b(?:test|it|describe)\.each\(\[\n([\s\S]*?)\n\s*\]\)\(\s*(['"`])[^'"`]*%s/g;
const MEETS = /\.meets\(([^()]*)\)/g;
const SPECIFIED = /\bs[1-9]\.[a-z][\w-]*\.[\w*-]+/g;
const OWN = /(?<=['"`])own\.[a-z][\w-]*\.[\w*-]+(?=['"`])/g;

/** `asvs 6.5.1`, and those that follow it in a row. */
const ASVS = /\basvs ((?:\d+\.\d+\.\d+(?:,? (?=\d))?)+)/g;

const idsIn = (text: string): string[] => [...(text.match(SPECIFIED) ?? []), ...(text.match(OWN) ?? [])];
const root = new URL('../../', import.meta.url);

const sources = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** The requirements that titles of tests and journeys name, or journeys say that they meet. */
export const inTitles = (): Citation[] =>
  sources('tests', 'e2e').flatMap(({ file, text }) =>
    [
      ...[...text.matchAll(TITLE)].map((match) => match[2] ?? ''),
      ...[...text.matchAll(TABLE)].map((match) => match[1] ?? ''),
      ...[...text.matchAll(MEETS)].map((match) => match[1] ?? ''),
    ]
      .flatMap(idsIn)
      .map((id) => ({ file, id })),
  );

/** Every requirement that is cited anywhere, in code and comments; `s4.login.*` stands for a family. */
export const anywhere = (): Citation[] =>
  sources('machines', 'src', 'tests', 'e2e').flatMap(({ file, text }) => idsIn(text).map((id) => ({ file, id })));

const itemsIn = (text: string): string[] => [...text.matchAll(ASVS)].flatMap(([, row = '']) => row.match(/[\d.]+/g) ?? []);

/** The items of the security standard that titles of tests name. */
export const asvsInTitles = (): Citation[] =>
  sources('tests', 'e2e')
    .filter(({ file }) => /\.test\.tsx?$/.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(TITLE)].flatMap((match) => itemsIn(match[2] ?? '')).map((id) => ({ file, id })));

/** Those that are cited anywhere, in code and comments. */
export const asvsAnywhere = (): Citation[] =>
  sources('machines', 'src', 'tests', 'e2e').flatMap(({ file, text }) => itemsIn(text).map((id) => ({ file, id })));
