import { expect, test } from 'vitest';
import { findInScript } from '../browsers/scripts';
import { findInStyles } from '../browsers/styles';

/** A feature in use, and the release that introduced it; null: nothing to report. */
const SCRIPTS: [string, string | null][] = [
  ['URL.canParse(a)', 'URL.canParse() chrome < 120'],
  ['const list = []; list.toReversed()', '.toReversed() chrome < 110'],
  ['cookieStore.get("lang")', 'cookieStore firefox < 140'],
  ['new RegExp(/[a--b]/v)', '/…/v chrome < 112'],
  ['typeof cookieStore', null],
  ['list.toReversed?.()', null],
  ['const URL = own; URL.canParse(a)', null],
  ['typeof CSS === "object" && CSS.escape(a)', null],
  ['list.at(-1).findLast(isOdd); structuredClone(list)', null],
];
test.each(SCRIPTS)('a built script that runs %s is reported as %s [own.browsers.promised]', (code, expected) => {
  const [first] = findInScript(code).map(({ name, missing }) => `${name} ${missing[0]}`);
  expect(first ?? null).toBe(expected);
});

const STYLES: [string, string | null][] = [
  ['a:has(b) { color: red }', ':has firefox < 121'],
  ['a { color: light-dark(red, blue) }', 'light-dark() chrome < 123'],
  ['a { text-wrap: balance }', 'text-wrap: chrome < 114'],
  ['a { color: red; color: color-mix(in oklab, red, blue) }', null],
  ['@supports selector(:has(a)) { a:has(b) { color: red } }', null],
  ['a { inline-size: 1dvh; aspect-ratio: 1; -webkit-line-clamp: 2 }', null],
];
test.each(STYLES)('a built sheet with %s is reported as %s [own.browsers.promised]', (sheet, expected) => {
  const [first] = findInStyles(sheet).map(({ name, missing }) => `${name} ${missing[0]}`);
  expect(first ?? null).toBe(expected);
});
