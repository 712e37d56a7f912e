import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** axe waits by timers, also where the page's clock stands still: it gets the real one. */
const withRealClock = `(function (setTimeout) {${source}\n})(globalThis.realSetTimeout)`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What somebody can reach: the dialog on top and what is told over it, else the page. What is under a dialog is looked at without it. */
const SHOWN = `(([dialog]) => dialog ? { include: [dialog, document.querySelector('.toasts')].filter(Boolean) } : document)(
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].slice(-1))`;

/** Of the pages of a context that are to be looked at: before their clock is set up. */
export const keepRealClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.realSetTimeout = setTimeout.bind(globalThis)');

/** Serious and critical violations of what is on the screen, each with where it is. The policy forbids script tags; this is none. */
export async function violations(page: Page): Promise<string[]> {
  // It is long: a page that has it is not given it again.
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(withRealClock);
  return found(page, TAGS);
}

/** The same in both schemes, the page's own first: dark, only what can be read differs. */
export async function violationsLightAndDark(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

async function found(page: Page, runOnly: unknown): Promise<string[]> {
  const call = `axe.run(${SHOWN}, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'], preload: false })`;
  const results: AxeResults = await page.evaluate(call);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}
