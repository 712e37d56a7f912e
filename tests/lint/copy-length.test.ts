import { describe, expect, test } from 'vitest';
import { asRead, languages, portalTexts, views } from './copy';

/**
 * Characters that fit at 360 px: a one-line button, a row title, a two-line hint, and a body text that people still
 * read.
 */
const BUDGET = { button: 24, title: 28, hint: 90, body: 120 };

/** Longer texts, each with its reason. */
const LONGER: Record<string, string> = {
  'security.bankAccounts': 'The name of both, and of the page that it opens; the row gives it a second line.',
};

const ID = /\bid(?:=|:\s*)["']([\w.-]+)["']/g;
const idsIn = (pattern: RegExp) =>
  new Set(
    views().flatMap((view) =>
      [...view.matchAll(pattern)].flatMap(([part]) => [...part.matchAll(ID)].map(([, id = '']) => id)),
    ),
  );
const TEXT = String.raw`(?:\{\s*<Trans id="[^"]+">|\{t\(\{ id: '[^']+')`;

const places = {
  button: idsIn(/<Button\b(?:(?!<Button\b|\/>\n)[\s\S])*?<\/Button>|\bsubmit=\{\s*<Trans id="[^"]+">/g),
  title: idsIn(new RegExp(String.raw`<OverviewRow\b(?:(?!label=)[\s\S])*?label=${TEXT}`, 'g')),
  hint: idsIn(new RegExp(String.raw`\bhint=${TEXT}`, 'g')),
};

describe.each(languages)('in %s', (language) => {
  const texts = portalTexts(language).map(({ where, text }) => ({ id: where, text: asRead(text) }));
  const tooLong = (most: number, ids?: Set<string>) =>
    texts
      .filter(({ id, text }) => (ids?.has(id) ?? true) && text.length > most && !Object.hasOwn(LONGER, id))
      .map(({ id, text }) => `${id}: ${text.length} “${text}”`);

  test.each(['button', 'title', 'hint'] as const)('a %s is short enough for a phone of 360 px', (place) => {
    expect(places[place].size).toBeGreaterThan(5);
    expect(tooLong(BUDGET[place], places[place])).toEqual([]);
  });

  test('an exception that is short enough is obsolete', () => {
    const ids = Object.keys(LONGER).filter((id) =>
      languages.every((candidate) =>
        portalTexts(candidate).every(({ where, text }) => where !== id || text.length <= BUDGET.title),
      ),
    );
    expect(ids).toEqual([]);
  });

  test('no text is longer than the body budget', () => expect(tooLong(BUDGET.body)).toEqual([]));
});
