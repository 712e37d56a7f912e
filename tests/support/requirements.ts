import { readFileSync } from 'node:fs';

/** A row of requirements.tsv or own.tsv: what the portal must do, in a sentence, under an id. */
export type Requirement = { id: string; area: string; kind: string; chart: string; text: string };

const read = (file: string) =>
  readFileSync(new URL(`../requirements/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

const rowsOf = (file: string): Requirement[] =>
  read(file)
    .map((line) => line.split('\t'))
    .map(([id = '', , area = '', kind = '', chart = '', text = '']) => ({ id, area, kind, chart, text }));

/** The requirements of the specification. */
export const specified = rowsOf('requirements.tsv');
/** Ours, where the specification has no sentence. */
export const own = rowsOf('own.tsv');
const laterOf = (file: string) =>
  read(file)
    .map((line) => line.split('\t'))
    .map(([id = '', part = '', reason = '']) => ({ id, part, reason }));
/** Those of the frame and the contract that a later part meets: id, which part, why not yet. Reviewed by hand. */
export const later = laterOf('later.tsv');

/** Items of OWASP ASVS 5.0 in our words, by area. */
export const asvs = read('asvs.tsv')
  .map((line) => line.split('\t'))
  .map(([id = '', area = '', text = '']) => ({ id, area, text }));
/** Those that a later part meets, likewise. */
export const asvsLater = laterOf('asvs-later.tsv');

export const knownRequirements = new Set([...specified, ...own].map(({ id }) => id));
