import { expect, test } from 'vitest';
import { escaped } from '../harness/escaped';
import { chartTexts, gatewayTexts, languages, portalTexts, type Text } from './copy';
import { SPELLINGS, type Spelling } from './spellings';

const misspelt = ({ where, text }: Text, { not, use, except = [] }: Spelling) =>
  not.test(text) && !except.includes(where) ? [`${where}: “${text}” (write: ${use})`] : [];

test.each(languages)('%s: one name per concept, spelt one way, in portal, gateway and QA descriptions', (language) => {
  const texts = [...portalTexts(language), ...gatewayTexts(language), ...chartTexts(language)];
  expect(texts.length).toBeGreaterThan(1_500);
  expect(texts.flatMap((text) => SPELLINGS[language].flatMap((spelling) => misspelt(text, spelling)))).toEqual([]);
});

test.each(languages)('%s: an exception without a message is obsolete', (language) => {
  const texts = portalTexts(language);
  const needless = SPELLINGS[language].flatMap(({ not, except = [] }) =>
    except.filter((id) => !texts.some(({ where, text }) => where === id && not.test(text))),
  );
  expect(needless).toEqual([]);
});

test('Bengali messages use Bengali digits, except in the names of placeholders', () => {
  const bare = (text: string) => text.replace(/\{\w+[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<\/?\d+\/?>/g, '');
  const latin = [...portalTexts('bn'), ...gatewayTexts('bn')].filter(({ text }) => /\d/.test(bare(text)));
  expect(latin).toEqual([]);
});

/** Placeholders of a message with their format; a plural is a number. */
const valuesOf = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)(?:, (\w+))?/g)].map(([, name, format]) => `${name} ${format ? 'number' : 'text'}`),
    ),
  ].sort();

test('number placeholders are the same in both languages, because text formatted as a number shows as NaN', () => {
  const english = new Map(portalTexts('en').map(({ where, text }) => [where, valuesOf(text)]));
  const differing = portalTexts('bn').filter(
    ({ where, text }) => String(valuesOf(text)) !== String(english.get(where)),
  );
  expect(differing).toEqual([]);
});

/** Messages of a language as patterns, with placeholders as wildcards and without tags. */
function labels(language: (typeof languages)[number]) {
  const patterns = portalTexts(language).map(({ text }) => {
    const parts = text.replace(/<\/?\d+\/?>/g, '').split(/\{[^{}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('.+')}$`);
  });
  return patterns.filter(({ source }) => /[\p{L}\p{M}]/u.test(source));
}

test.each(languages)('%s: every label in QA steps exists in the portal', (language) => {
  const known = labels(language);
  const quotes = chartTexts(language).flatMap(({ where, text }) =>
    [...text.matchAll(/["“]([^"“”]+)["”]/g)].map(([, quote = '']) => ({ where, quote })),
  );
  expect(quotes.length).toBeGreaterThan(150);
  expect(quotes.filter(({ quote }) => !known.some((label) => label.test(quote)))).toEqual([]);
});
