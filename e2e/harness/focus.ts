import type { Page } from 'playwright';

/** Runs in the page after each key that moves the focus, and stores there how the focused element looks. */
function faultsInPage(): string[] {
  /** Minimum visible share of a focused element, if there is room. */
  const MIN_VISIBLE_SHARE = 0.95;
  /** Distance from an edge in px, within a round border. */
  const INSIDE = 4;
  type FocusRecord = { at: Element; look: string; left: string[] };
  const labelsOf = (element: Element) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? (labelsOf(element)[0] ?? element).textContent ?? '').trim().slice(0, 40)}"`;
  const lookOf = (element: Element) =>
    [
      element,
      ...labelsOf(element),
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ]
      .map((near) => near && getComputedStyle(near))
      .map(
        (style) =>
          style &&
          [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.textDecoration].join(),
      )
      .join('|');
  const unseen = ({ at, look }: Pick<FocusRecord, 'at' | 'look'>) =>
    at.isConnected && at !== document.activeElement && look === lookOf(at)
      ? [`${nameOf(at)} looks the same with the focus and without`]
      : [];

  /** A button in a field, such as the one that shows the password, is part of the field. */
  const isInside = (element: Element, at: Element) =>
    at.matches('input:not([type=radio], [type=checkbox])') && at.parentElement?.contains(element);

  const placed = (at: Element) => {
    // An invisible control is drawn by its label.
    const drawn = getComputedStyle(at).opacity === '0' ? (labelsOf(at)[0] ?? at) : at;
    const box = drawn.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.max(0, box.left);
    const right = Math.min(clientWidth, box.right);
    const top = Math.max(0, box.top);
    const bottom = Math.min(clientHeight, box.bottom);
    const room = Math.min(box.width, clientWidth) * Math.min(box.height, clientHeight);
    const visibleShare = (Math.max(0, right - left) * Math.max(0, bottom - top)) / room;
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const points = [
      middle,
      [left + INSIDE, middle[1]],
      [right - INSIDE, middle[1]],
      [middle[0], top + INSIDE],
      [middle[0], bottom - INSIDE],
    ] as const;
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find(
        (element) =>
          element &&
          !drawn.contains(element) &&
          !element.contains(drawn) &&
          !element.contains(at) &&
          !isInside(element, at),
      );
    return [
      ...(visibleShare < MIN_VISIBLE_SHARE
        ? [`${nameOf(at)} has the focus, and ${Math.round(visibleShare * 100)} % of it is in the window`]
        : []),
      ...(over ? [`${nameOf(at)} has the focus, and lies under ${nameOf(over)}`] : []),
    ];
  };

  const at = document.activeElement;
  const previousFocus: FocusRecord | undefined = Reflect.get(window, 'focused');
  // Called again with unmoved focus, it returns the previous result.
  const left = previousFocus ? (previousFocus.at === at ? previousFocus.left : unseen(previousFocus)) : [];
  if (!at || at === document.body) return left;
  Reflect.set(window, 'focused', { at, look: lookOf(at), left });
  return [...left, ...placed(at)];
}

/**
 * Faults of the focus after a key that moved it: an invisible indicator, or an element outside the window or covered
 * (WCAG 2.4.7, 2.4.12).
 */
export const focusFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage);
