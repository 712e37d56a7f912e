import { expect, test } from 'vitest';
import { escaped } from '../harness/escaped';
import { chartTexts, gatewayTexts, languages, portalTexts, type Text } from './copy';
import { SPELLINGS, type Spelling } from './spellings';

const misspelt = ({ where, text }: Text, { not, use, except = [] }: Spelling) =>
  not.test(text) && !except.includes(where) ? [`${where}: “${text}” (write: ${use})`] : [];

test.each(languages)(
  '%s: one name a thing, spelt one way, in the portal, in the gateway and in what QA reads',
  (language) => {
    const texts = [...portalTexts(language), ...gatewayTexts(language), ...chartTexts(language)];
    expect(texts.length).toBeGreaterThan(1_500);
    expect(texts.flatMap((text) => SPELLINGS[language].flatMap((spelling) => misspelt(text, spelling)))).toEqual([]);
  },
);

test.each(languages)('%s: an exception that no message needs any more is taken out', (language) => {
  const texts = portalTexts(language);
  const needless = SPELLINGS[language].flatMap(({ not, except = [] }) =>
    except.filter((id) => !texts.some(({ where, text }) => where === id && not.test(text))),
  );
  expect(needless).toEqual([]);
});

test('Bengali is written in Bengali digits: no message has others, outside the names of its values', () => {
  const bare = (text: string) => text.replace(/\{\w+[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<\/?\d+\/?>/g, '');
  const latin = [...portalTexts('bn'), ...gatewayTexts('bn')].filter(({ text }) => /\d/.test(bare(text)));
  expect(latin).toEqual([]);
});

/** The values of a message, and how each is written; a plural is a number. */
const valuesOf = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)(?:, (\w+))?/g)].map(([, name, format]) => `${name} ${format ? 'number' : 'text'}`),
    ),
  ].sort();

test('a value that is a number in one language is one in the other: a text that is formatted as a number is shown as NaN', () => {
  const english = new Map(portalTexts('en').map(({ where, text }) => [where, valuesOf(text)]));
  const differing = portalTexts('bn').filter(
    ({ where, text }) => String(valuesOf(text)) !== String(english.get(where)),
  );
  expect(differing).toEqual([]);
});

/** The messages of a language as patterns: a value may be anything, tags are not read. */
function labels(language: (typeof languages)[number]) {
  const patterns = portalTexts(language).map(({ text }) => {
    const parts = text.replace(/<\/?\d+\/?>/g, '').split(/\{[^{}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('.+')}$`);
  });
  return patterns.filter(({ source }) => /[\p{L}\p{M}]/u.test(source));
}

test.each(languages)('%s: a label that QA is told to press is one that the portal shows', (language) => {
  const known = labels(language);
  const quotes = chartTexts(language).flatMap(({ where, text }) =>
    [...text.matchAll(/["“]([^"“”]+)["”]/g)].map(([, quote = '']) => ({ where, quote })),
  );
  expect(quotes.length).toBeGreaterThan(150);
  expect(quotes.filter(({ quote }) => !known.some((label) => label.test(quote)))).toEqual([]);
});
