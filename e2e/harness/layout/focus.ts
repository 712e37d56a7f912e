import type { Kit } from './kit';

/** Targets without a focus indicator, one per set of rules; runs in the page, after a key press. */
export function unseenFocusFaults({ targets, nameOf, styleOf, parentsOf, labelsOf, still }: Kit): string[] {
  const RULES = ['class', 'type', 'role', 'aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'];
  const kindOf = (one: Element) =>
    [one, one.parentElement, one.parentElement?.parentElement]
      .map((near) => near && [near.localName, ...RULES.map((name) => near.getAttribute(name))].join())
      .join('>');
  const kinds = new Map(targets.filter((one) => !one.closest('[inert]')).map((one) => [kindOf(one), one]));
  const lookOf = (one: Element) =>
    [one, ...labelsOf(one), one.parentElement, one.parentElement?.parentElement, one.nextElementSibling]
      .flatMap((near) =>
        near ? [getComputedStyle(near), getComputedStyle(near, '::before'), getComputedStyle(near, '::after')] : [],
      )
      .map(({ outline, boxShadow, borderColor, backgroundColor, textDecoration }) =>
        [outline, boxShadow, borderColor, backgroundColor, textDecoration].join(),
      )
      .join('|');
  /** Number of sides at which a focus ring is clipped by an ancestor. */
  const cutOf = (one: Element) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(one);
    const offset = Number.parseFloat(outlineOffset);
    if (outlineStyle === 'none' || offset < 0) return 0;
    const box = one.getBoundingClientRect();
    const edge = offset + Number.parseFloat(outlineWidth) / 2;
    const frame = [...parentsOf(one)]
      .find((near) => near !== one && styleOf(near).overflowX !== 'visible')
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
    [...kinds.values()].flatMap((one) => {
      if (!(one instanceof HTMLElement) || one.tabIndex < 0 || one.matches(':disabled')) return [];
      one.blur();
      const without = lookOf(one);
      one.focus();
      // A dialog keeps the focus.
      if (document.activeElement !== one) return [];
      const [withIt, cut] = [lookOf(one), cutOf(one)];
      if (without === withIt) return [`${nameOf(one)} looks the same with the focus and without`];
      return cut > 2 ? [`${nameOf(one)} has a ring round it that is cut off at ${cut} sides`] : [];
    });
  const found = still(looks);
  if (before instanceof HTMLElement) before.focus();
  return found;
}
