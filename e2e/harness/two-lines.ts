import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Number of lines of text a closed row of a list has, at most, and how high one is, in px; runs in the page. */
const looksAtRows = () => {
  const range = document.createRange();
  const boxesOf = (row: Element) => {
    const nodes = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (nodes.nextNode()) {
      const { parentElement: within } = nodes.currentNode;
      // What is heard and not seen.
      if (within && getComputedStyle(within).clipPath !== 'none') continue;
      range.selectNodeContents(nodes.currentNode);
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    return boxes.sort((one, other) => one.top - other.top);
  };
  /** What stands beside one another shares the half of its height at least. */
  const linesOf = (row: Element) => {
    let [lines, middle] = [0, Number.NEGATIVE_INFINITY];
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

/** Px: two lines and what is clear above and below them, in a font that is 16 px high. */
const HIGHEST = 88;

/** Every closed row that is shown is of two lines (own.list.two-lines); there is one at least. */
export async function areTwoLines(page: Page, about: string): Promise<void> {
  await expect.poll(async () => [about, (await page.evaluate(looksAtRows)).length > 0]).toEqual([about, true]);
  const rows = await page.evaluate(looksAtRows);
  expect([about, rows.filter(({ lines, height }) => lines > 2 || height > HIGHEST)]).toEqual([about, []]);
}
