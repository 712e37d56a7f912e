import type { Kit } from './kit';

/** Targets without a focus indicator, one per set of rules; runs in the page, after a key press. */
export function unseenFocusFaults({ targets, nameOf, styleOf, parentsOf, labelsOf, still }: Kit): string[] {
  const RULES = ['class', 'type', 'role', 'aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'];
  const kindOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((near) => near && [near.localName, ...RULES.map((name) => near.getAttribute(name))].join())
      .join('>');
  const kinds = new Map(
    targets.filter((target) => !target.closest('[inert]')).map((target) => [kindOf(target), target]),
  );
  const lookOf = (element: Element) =>
    [
      element,
      ...labelsOf(element),
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ]
      .flatMap((near) =>
        near ? [getComputedStyle(near), getComputedStyle(near, '::before'), getComputedStyle(near, '::after')] : [],
      )
      .map(({ outline, boxShadow, borderColor, backgroundColor, textDecoration }) =>
        [outline, boxShadow, borderColor, backgroundColor, textDecoration].join(),
      )
      .join('|');
  /** Number of sides at which a focus ring is clipped by an ancestor. */
  const cutOf = (element: Element) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
    const offset = Number.parseFloat(outlineOffset);
    if (outlineStyle === 'none' || offset < 0) return 0;
    const box = element.getBoundingClientRect();
    const edge = offset + Number.parseFloat(outlineWidth) / 2;
    const frame = [...parentsOf(element)]
      .find((near) => near !== element && styleOf(near).overflowX !== 'visible')
      ?.getBoundingClientRect();
    if (!frame) return 0;
    return [
      box.left - edge < frame.left,
      box.right + edge > frame.right,
      box.top - edge < frame.top,
      box.bottom + edge > frame.bottom,
    ].filter(Boolean).length;
  };

  const before = document.activeElement;
  const looks = () =>
    [...kinds.values()].flatMap((kind) => {
      if (!(kind instanceof HTMLElement) || kind.tabIndex < 0 || kind.matches(':disabled')) return [];
      kind.blur();
      const without = lookOf(kind);
      kind.focus();
      // A dialog keeps the focus.
      if (document.activeElement !== kind) return [];
      const withIt = lookOf(kind);
      const cut = cutOf(kind);
      if (without === withIt) return [`${nameOf(kind)} looks the same with the focus and without`];
      return cut > 2 ? [`${nameOf(kind)} has a ring round it that is cut off at ${cut} sides`] : [];
    });
  const found = still(looks);
  if (before instanceof HTMLElement) before.focus();
  return found;
}
