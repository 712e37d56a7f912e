/**
 * Ref callback: scrolls the row that the element is in (`data-sideways`) so that it is in the middle. The page itself
 * does not move.
 */
export function showInRow(element: HTMLElement | null) {
  const row = element?.closest('[data-sideways]');
  if (!element || !row) return;
  const { left, width } = element.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}
