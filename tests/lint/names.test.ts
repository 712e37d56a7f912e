import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

/** Participles and pronouns that say nothing about a value. */
const WORD =
  /^(?:told|asked|said|given|kept|standing|shown|begun|owed|who|whom|whose|nobody|somebody|anew|heard|wanted|judged|mended|lent)$/i;
/** Names that say nothing about a value on their own. */
const PRONOUN = /^(?:one|ones|telling)$/;
const DECLARATION = /\b(?:const|let|function\*?|type|interface|class)\s+([A-Za-z_$][\w$]*)/g;

/** Names that have to stay, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  consentGiven: 'an event of the chart, as consent to analytics is called',
  factorAsked: 'a field of the wire, which its schema is a shorthand for',
  isShown: 'checkVisibility, in contrast to a parent that is spoken only',
  owed: 'a column of a dump',
  // Placeholders of messages, which translators see.
  begun: 'a placeholder',
  shown: 'a placeholder, and a field of the wire',
  wanted: 'a placeholder',
};

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _]/)
    .filter((word) => word !== '');
const isVague = (name: string) =>
  !(name in ALLOWED) && (PRONOUN.test(name) || wordsOf(name).some((word) => WORD.test(word)));
const namesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(DECLARATION)].map(([, name = '']) => name));

test('declared names are nouns, verbs or predicates', () => {
  const places = sourcesIn(['src', 'machines', 'tests', 'e2e'], /^(?!tests\/lint\/).*\.(?:ts|tsx|mjs)$/).flatMap(
    ({ file, text }) =>
      namesIn(text)
        .filter(isVague)
        .map((name) => `${file}: ${name}`),
  );
  expect(places).toEqual([]);
});

test.each([
  ['const told = 1;', ['told']],
  ['export async function ask() {}', []],
  ['  let lastAsked = 0, kept = 1;', ['lastAsked']],
  ['type Shown = { told: string };', ['Shown']],
  ['// const said = 1;', []],
  ['const one = 1, oneAccount = 1;', ['one']],
])('“%s” declares these vague names: %j', (line, expected) => expect(namesIn(line).filter(isVague)).toEqual(expected));
