import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What is told; the rules for less are not asked. */
const TOLD = ['serious', 'critical'];
/** axe waits by timers, also where the page's clock stands still: it gets the real one. */
const withAxe = `((setTimeout) => {${source}\n})(globalThis.realSetTimeout ?? setTimeout)`;

/** What somebody can reach: the dialog on top and what is told over it, else the page. What is under a dialog is looked at without it. */
const SHOWN = `(([dialog]) => dialog ? { include: [dialog, document.querySelector('.toasts')].filter(Boolean) } : document)(
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].slice(-1))`;

/** What is on the screen, in few words: the same markup at the same width in the same scheme has the same faults. */
const MARK = `(({ include = [document.documentElement] }) => {
  const markup = include.map((node) => node.outerHTML).join('');
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < markup.length; at += 1) {
    const code = markup.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return [one, other, markup.length, innerWidth, matchMedia('(prefers-color-scheme: dark)').matches].join();
})(${SHOWN})`;
/** What was found to be without faults. */
const faultless = new Set<string>();

/** Of the pages of a context that are to be looked at: before their clock is set up. */
export const keepRealClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.realSetTimeout = setTimeout.bind(globalThis)');

/** Serious and critical violations of what is on the screen, each with where it is; what had none is not looked at again. */
export const violations = (page: Page): Promise<string[]> => found(page, `{ runOnly: ${JSON.stringify(TAGS)}, rules: quiet }`);

/** The same of what was looked at in another language: its colours are known, its names and sizes are its own. */
export const violationsOfWords = (page: Page): Promise<string[]> =>
  found(page, `{ runOnly: ${JSON.stringify(TAGS)}, rules: { ...quiet, 'color-contrast': { enabled: false } } }`);

/** The same in both schemes, the page's own first: dark, only what can be read differs. */
export async function violationsLightAndDark(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, "{ runOnly: { type: 'rule', values: ['color-contrast'] } }");
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

async function found(page: Page, asked: string): Promise<string[]> {
  const mark = String(await page.evaluate(MARK));
  if (faultless.has(mark)) return [];
  // Not by a script of the context: each page load would carry it along, and it is long.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(withAxe);
  // The policy forbids script tags; this is none.
  // What happens to lie half under a bar that stays is no smaller for it: bars are where they stand in the page, for as long as it is looked at.
  const results: AxeResults = await page.evaluate(`(async () => {
    const bars = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'sticky');
    for (const bar of bars) for (const [property, value] of [['position', 'relative'], ['inset', 'auto']]) bar.style.setProperty(property, value, 'important');
    const quiet = Object.fromEntries(axe._audit.rules.filter(({ impact }) => !${JSON.stringify(TOLD)}.includes(impact)).map(({ id }) => [id, { enabled: false }]));
    return axe.run(${SHOWN}, { ...${asked}, resultTypes: ['violations'], preload: false }).finally(() => {
      for (const bar of bars) for (const property of ['position', 'inset']) bar.style.removeProperty(property);
    });
  })()`);
  const told = results.violations
    .filter(({ impact }) => TOLD.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
  if (told.length === 0) faultless.add(mark);
  return told;
}
