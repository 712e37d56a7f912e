import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violations, violationsLightAndDark, violationsOfWords } from '../../harness/axe';
import { theBrowser } from '../../harness/browser';
import { IN_GATE } from '../../harness/looks';

/** Long enough to be checked in parts. */
const ROWS = Array.from(
  { length: 60 },
  (_, nth) => `<li><button type="button">Row ${nth}, which says something</button></li>`,
).join('');
const DOCUMENT = `<!doctype html><html lang="en"><head><title>Rows</title><style>
  body { background: #fff; color: #111 } button { padding: 12px; background: #fff; color: #111 } .pale { color: #bbb }
  @media (prefers-color-scheme: dark) { .lost { color: #ddd } }</style></head>
  <body><main><h1>Rows</h1><p id="name">The field</p><ul>${ROWS}</ul><div>${'<p>Words</p>'.repeat(300)}</div><input aria-labelledby="name"></main></body></html>`;

let page: Page;
beforeAll(async () => {
  page = await (await theBrowser()).newPage();
});
afterAll(() => page.close());
beforeEach(async () => {
  await page.setContent(DOCUMENT);
  expect(await violationsLightAndDark(page)).toEqual([]);
});

const toRow = (change: string) =>
  page.evaluate(`(() => { const row = document.querySelectorAll('button')[41]; ${change} })()`);
const findRuleIds = async (look: (page: Page) => Promise<string[]>) => [
  ...new Set((await look(page)).map((text) => text.split(' at ')[0])),
];

test('detects a nameless row among rows already checked', IN_GATE, async () => {
  await toRow("row.textContent = ''");
  expect(await findRuleIds(violations)).toEqual(['button-name']);
  expect(await findRuleIds(violationsOfWords)).toEqual(['button-name']);
});

test('detects an unreadable row among rows already checked, in dark mode too, on every check', async () => {
  await toRow("row.className = 'pale'");
  expect(await findRuleIds(violations)).toEqual(['color-contrast']);
  expect(await findRuleIds(violations)).toEqual(['color-contrast']);
  await toRow("row.className = 'lost'");
  expect(await findRuleIds(violationsLightAndDark)).toEqual(['dark: color-contrast']);
});

test('checks unchanged content again on another background', async () => {
  await page.evaluate(
    "document.querySelector('ul').style.background = '#222'; document.querySelector('main').style.color = '#222'",
  );
  await page.evaluate("for (const row of document.querySelectorAll('button')) row.style.background = 'transparent'");
  expect(await findRuleIds(violations)).toEqual(['color-contrast']);
});

test('detects an unchanged field whose label has been removed', async () => {
  await page.evaluate("document.querySelector('#name').remove()");
  expect(await findRuleIds(violations)).toContain('label');
});

test('checks the colours of content of which only the text was checked before', async () => {
  await toRow("row.className = 'pale'");
  expect(await findRuleIds(violationsOfWords)).toEqual([]);
  expect(await findRuleIds(violations)).toEqual(['color-contrast']);
});
