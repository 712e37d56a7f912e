import { sourcesIn } from './source-files';

type Citation = { file: string; id: string };

const SPECIFIED = /\bs[1-9]\.[a-z][\w-]*\.[\w*-]+/g;
const OWN = /(?<=['"`])own\.[a-z][\w-]*\.[\w*-]+(?=['"`])/g;

/** `asvs 6.5.1`, and those that follow it in a row. */
const ASVS = /\basvs ((?:\d+\.\d+\.\d+(?:,? (?=\d))?)+)/g;

/** The requirements that a text names. */
export const idsIn = (text: string): string[] => [...(text.match(SPECIFIED) ?? []), ...(text.match(OWN) ?? [])];
const ALL = ['machines', 'src', 'tests', 'e2e'];

/** Every requirement that is cited anywhere, in code and comments; `s4.login.*` stands for a family. */
export const anywhere = (): Citation[] =>
  sourcesIn(ALL).flatMap(({ file, text }) => idsIn(text).map((id) => ({ file, id })));

/** The items of the security standard that a text names. */
export const itemsIn = (text: string): string[] =>
  [...text.matchAll(ASVS)].flatMap(([, row = '']) => row.match(/[\d.]+/g) ?? []);

/** Those of the security standard, likewise. */
export const asvsAnywhere = (): Citation[] =>
  sourcesIn(ALL).flatMap(({ file, text }) => itemsIn(text).map((id) => ({ file, id })));
