import { readFileSync } from 'node:fs';

/** A row of requirements.tsv or own.tsv: a sentence about the portal, with an id. */
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
/** Our own requirements, in addition to the specification. */
export const own = rowsOf('own.tsv');
/** A requirement left for a later part, with the reason. */
export type Later = { id: string; part: string; reason: string };
/** The parts, by number. */
export const PARTS = new Map([
  ['12', 'the ledger'],
  ['13', 'closed doors'],
  ['14', 'browse and play'],
  ['15', 'lotteries'],
  ['16', 'content and support'],
  ['17', 'agent centre'],
  ['18', 'promotions, points and VIP'],
  ['19', 'what a player sees'],
  ['20', 'the atlas'],
]);

const laterOf = (file: string): Later[] =>
  read(file)
    .map((line) => line.split('\t'))
    .map(([id = '', part = '', reason = '']) => ({ id, part, reason }));
/** Requirements that a later part brings. Reviewed by hand. */
export const later = laterOf('later.tsv');

/** Items of OWASP ASVS 5.0 in our words, by area. */
export const asvs = read('asvs.tsv')
  .map((line) => line.split('\t'))
  .map(([id = '', area = '', text = '']) => ({ id, area, text }));
/** Items that a later part meets. Reviewed by hand. */
export const asvsLater = laterOf('asvs-later.tsv');

export const knownRequirements = new Set([...specified, ...own].map(({ id }) => id));
