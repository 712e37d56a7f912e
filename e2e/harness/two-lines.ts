import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Maximum number of text lines and height in px of a collapsed row; runs in the page. */
const looksAtRows = () => {
  const range = document.createRange();
  const boxesOf = (row: Element) => {
    const nodes = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (nodes.nextNode()) {
      const { parentElement: within } = nodes.currentNode;
      // Visually hidden text.
      if (within && getComputedStyle(within).clipPath !== 'none') continue;
      range.selectNodeContents(nodes.currentNode);
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    return boxes.sort((a, b) => a.top - b.top);
  };
  /** Counts the lines of a row: texts on the same line overlap by at least half of their height. */
  const linesOf = (row: Element) => {
    let lines = 0;
    let middle = Number.NEGATIVE_INFINITY;
    for (const { top, height } of boxesOf(row)) {
      if (top < middle) continue;
      lines += 1;
      middle = top + height / 2;
    }
    return lines;
  };
  const rows = ':is(tbody tr[data-open=false], .sent-rows > li[data-due=false])';
  return [...document.querySelectorAll(`[role=dialog] ${rows}, main ${rows}`)]
    .filter((row) => row.checkVisibility())
    .map((row) => ({ lines: linesOf(row), height: row.getBoundingClientRect().height, text: row.textContent }));
};

/** Px: two lines with the padding above and below them, at a font size of 16 px. */
const HIGHEST = 88;

/** Expects at least one visible collapsed row, and two lines in each (own.list.two-lines). */
export async function areTwoLines(page: Page, about: string): Promise<void> {
  await expect.poll(async () => [about, (await page.evaluate(looksAtRows)).length > 0]).toEqual([about, true]);
  const rows = await page.evaluate(looksAtRows);
  expect([about, rows.filter(({ lines, height }) => lines > 2 || height > HIGHEST)]).toEqual([about, []]);
}
