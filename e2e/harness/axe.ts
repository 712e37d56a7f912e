import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Impacts that are reported; rules of lower impact are not run. */
const REPORTED_IMPACTS = ['serious', 'critical'];
/** axe waits by timers, even where the page's clock is paused, so it gets the real ones. */
const withAxe = `((setTimeout) => {${source}\n})(globalThis.realSetTimeout ?? setTimeout)`;

/**
 * Reachable content: the topmost dialog with the messages above it, or else the page. Content below a dialog is checked
 * without it.
 */
const REACHABLE_SCOPE = `(([dialog]) => dialog ? { include: [dialog, document.querySelector('.toasts')].filter(Boolean) } : document)(
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].slice(-1))`;

/**
 * Content on the screen, in parts small enough to recur, each with a fingerprint of all that its violations could
 * depend on: its markup, its ancestors, elements referenced by id, width and colour scheme. Content with a duplicate id
 * has no fingerprint.
 */
const PARTS = `(({ include = [document.documentElement] }) => {
  const SMALL = 3_000;
  const digest = (text) => {
    let first = 0x811c9dc5;
    let second = 0x1b873593;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x85ebca6b) ^ (second >>> 13);
    }
    return [first, second, text.length].join();
  };
  const tag = (node) => node.cloneNode(false).outerHTML;
  const named = (node) => ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-activedescendant']
    .flatMap((name) => [node, ...node.querySelectorAll('[' + name + ']')].map((one) => one.getAttribute(name) ?? ''))
    .flatMap((ids) => ids.split(' ').filter(Boolean).map((id) => document.getElementById(id)?.textContent ?? id + '?'));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const around = [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, new Set(ids).size < ids.length && Math.random()].join();
  const parts = (node, within) => {
    const html = node.outerHTML;
    if (html.length > SMALL && node.children.length > 0) return [...node.children].flatMap((child) => parts(child, within + tag(node)));
    return [{ node, mark: digest([around, within, html, ...named(node)].join()) }];
  };
  const ancestry = (node) => (node.parentElement ? ancestry(node.parentElement) + tag(node.parentElement) : '');
  return include.flatMap((node) => parts(node, ancestry(node)));
})(${REACHABLE_SCOPE})`;
/** Fingerprints of content without violations, by rule set. */
const faultless: Record<RuleSet, Set<string>> = { all: new Set(), words: new Set(), colours: new Set() };

/** Prepares the pages of a context for axe, before their clock is set up. */
export const keepRealClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.realSetTimeout = setTimeout.bind(globalThis)');

type RuleSet = 'all' | 'words' | 'colours';
/** Rule sets in axe's format: `words` is all except colours. */
const RULES: Record<RuleSet, string> = {
  all: `{ runOnly: ${JSON.stringify(TAGS)}, rules: quiet }`,
  words: `{ runOnly: ${JSON.stringify(TAGS)}, rules: { ...quiet, 'color-contrast': { enabled: false } } }`,
  colours: "{ runOnly: { type: 'rule', values: ['color-contrast'] } }",
};

/** Serious and critical violations on the screen, with their location; parts known to have none are skipped. */
export const violations = (page: Page): Promise<string[]> => found(page, 'all');

/** As above for content checked in another language: its colours are known, its names and sizes are not. */
export const violationsOfWords = (page: Page): Promise<string[]> => found(page, 'words');

/** As above in both schemes, the page's own first; in dark mode only contrast differs. */
export async function violationsLightAndDark(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((text) => `dark: ${text}`)];
}

async function found(page: Page, ruleSet: RuleSet): Promise<string[]> {
  const isKnown = (mark: string) => faultless[ruleSet].has(mark) || (ruleSet !== 'all' && faultless.all.has(mark));
  const marks = await page.evaluate<string[]>(`${PARTS}.map(({ mark }) => mark)`);
  const known = marks.filter(isKnown);
  if (known.length === marks.length) return [];
  // Not as a script of the context, because each page load would transfer it, and it is long.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(withAxe);
  // The policy forbids script tags; this is none. An element half covered by a sticky bar is not smaller for it, so
  // bars are static during the check.
  const { results, clean } = await page.evaluate<{ results: AxeResults; clean: string[] }>(`(async () => {
    const known = new Set(${JSON.stringify(known)});
    const parts = ${PARTS};
    const { include = [document.documentElement] } = ${REACHABLE_SCOPE};
    const exclude = parts.filter(({ mark }) => known.has(mark)).map(({ node }) => node).filter((node) => !include.includes(node));
    const bars = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'sticky');
    for (const bar of bars) for (const [property, value] of [['position', 'relative'], ['inset', 'auto']]) bar.style.setProperty(property, value, 'important');
    const quiet = Object.fromEntries(axe._audit.rules.filter(({ impact }) => !${JSON.stringify(REPORTED_IMPACTS)}.includes(impact)).map(({ id }) => [id, { enabled: false }]));
    const results = await axe.run({ include, exclude }, { ...${RULES[ruleSet]}, resultTypes: ['violations'], preload: false }).finally(() => {
      for (const bar of bars) for (const property of ['position', 'inset']) bar.style.removeProperty(property);
    });
    return { results, clean: parts.map(({ mark }) => mark) };
  })()`);
  const violationLines = results.violations
    .filter(({ impact }) => REPORTED_IMPACTS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  if (violationLines.length === 0) for (const mark of clean) faultless[ruleSet].add(mark);
  return violationLines;
}
