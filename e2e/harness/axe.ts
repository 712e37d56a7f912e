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

/**
 * What is on the screen, in parts small enough to come again: each with a mark of all that its faults could depend on. That is its markup, what it
 * stands in, what it names by an id, the width and the scheme; and where an id stands twice, nothing is like anything else.
 */
const PARTS = `(({ include = [document.documentElement] }) => {
  const SMALL = 3_000;
  const digest = (text) => {
    let [one, other] = [0x811c9dc5, 0x1b873593];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
    }
    return [one, other, text.length].join();
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
  const standing = (node) => (node.parentElement ? standing(node.parentElement) + tag(node.parentElement) : '');
  return include.flatMap((node) => parts(node, standing(node)));
})(${SHOWN})`;
/** The marks of what was found to be without faults, by what was asked of it. */
const faultless: Record<Asked, Set<string>> = { all: new Set(), words: new Set(), colours: new Set() };

/** Of the pages of a context that are to be looked at: before their clock is set up. */
export const keepRealClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.realSetTimeout = setTimeout.bind(globalThis)');

type Asked = 'all' | 'words' | 'colours';
/** The rules, as axe is told them: `words` are all but colours. */
const RULES: Record<Asked, string> = {
  all: `{ runOnly: ${JSON.stringify(TAGS)}, rules: quiet }`,
  words: `{ runOnly: ${JSON.stringify(TAGS)}, rules: { ...quiet, 'color-contrast': { enabled: false } } }`,
  colours: "{ runOnly: { type: 'rule', values: ['color-contrast'] } }",
};

/** Serious and critical violations of what is on the screen, each with where it is; a part that had none is not looked at again. */
export const violations = (page: Page): Promise<string[]> => found(page, 'all');

/** The same of what was looked at in another language: its colours are known, its names and sizes are its own. */
export const violationsOfWords = (page: Page): Promise<string[]> => found(page, 'words');

/** The same in both schemes, the page's own first: dark, only what can be read differs. */
export async function violationsLightAndDark(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await found(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

async function found(page: Page, asked: Asked): Promise<string[]> {
  const isKnown = (mark: string) => faultless[asked].has(mark) || (asked !== 'all' && faultless.all.has(mark));
  const marks = await page.evaluate<string[]>(`${PARTS}.map(({ mark }) => mark)`);
  const known = marks.filter(isKnown);
  if (known.length === marks.length) return [];
  // Not by a script of the context: each page load would carry it along, and it is long.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(withAxe);
  // The policy forbids script tags; this is none.
  // What happens to lie half under a bar that stays is no smaller for it: bars are where they stand in the page, for as long as it is looked at.
  const { results, clean } = await page.evaluate<{ results: AxeResults; clean: string[] }>(`(async () => {
    const known = new Set(${JSON.stringify(known)});
    const parts = ${PARTS};
    const { include = [document.documentElement] } = ${SHOWN};
    const exclude = parts.filter(({ mark }) => known.has(mark)).map(({ node }) => node).filter((node) => !include.includes(node));
    const bars = [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'sticky');
    for (const bar of bars) for (const [property, value] of [['position', 'relative'], ['inset', 'auto']]) bar.style.setProperty(property, value, 'important');
    const quiet = Object.fromEntries(axe._audit.rules.filter(({ impact }) => !${JSON.stringify(TOLD)}.includes(impact)).map(({ id }) => [id, { enabled: false }]));
    const results = await axe.run({ include, exclude }, { ...${RULES[asked]}, resultTypes: ['violations'], preload: false }).finally(() => {
      for (const bar of bars) for (const property of ['position', 'inset']) bar.style.removeProperty(property);
    });
    return { results, clean: parts.map(({ mark }) => mark) };
  })()`);
  const told = results.violations
    .filter(({ impact }) => TOLD.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  if (told.length === 0) for (const mark of clean) faultless[asked].add(mark);
  return told;
}
