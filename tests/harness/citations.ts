import { sourcesIn } from './source-files';

type Citation = { file: string; id: string };

const SPECIFIED = /\bs[1-9]\.[a-z][\w-]*\.[\w*-]+/g;
const OWN = /(?<=['"`])own\.[a-z][\w-]*\.[\w*-]+(?=['"`])/g;

/** `asvs 6.5.1`, and the items that follow it in a list. */
const ASVS = /\basvs ((?:\d+\.\d+\.\d+(?:,? (?=\d))?)+)/g;

/** Requirements that a text cites. */
export const idsIn = (text: string): string[] => [...(text.match(SPECIFIED) ?? []), ...(text.match(OWN) ?? [])];
const ALL = ['machines', 'src', 'tests', 'e2e'];

/** Every requirement cited in code and comments; `s4.login.*` stands for a family. */
export const anywhere = (): Citation[] =>
  sourcesIn(ALL).flatMap(({ file, text }) => idsIn(text).map((id) => ({ file, id })));

/** Items of the security standard that a text cites. */
export const itemsIn = (text: string): string[] =>
  [...text.matchAll(ASVS)].flatMap(([, row = '']) => row.match(/[\d.]+/g) ?? []);

/** Every item of the security standard cited in code and comments. */
export const asvsAnywhere = (): Citation[] =>
  sourcesIn(ALL).flatMap(({ file, text }) => itemsIn(text).map((id) => ({ file, id })));
