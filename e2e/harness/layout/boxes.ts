import type { Kit } from './kit';

/** Overflow of the window or of an enclosing box; runs in the page. */
export function boxFaults({
  SLACK,
  all,
  targets,
  styleOf,
  nameOf,
  parentsOf,
  isShown,
  isSeen,
  isBox,
  textOf,
  lettersOf,
}: Kit): string[] {
  const isTarget = new Set(targets);
  /** A row with horizontal scrolling: its only line continues past its edge. */
  const isSidewaysRow = (element: Element) => element.matches('[data-sideways]');
  /** Amount by which a box is cut off at a side, by the window or by an ancestor that hides overflow. */
  const cutOf = (element: Element, box: { left: number; right: number }) => {
    let { left, right } = box;
    let cut = 0;
    for (const parent of parentsOf(element)) {
      const { overflowX, position } = styleOf(parent);
      if (parent !== element && isSidewaysRow(parent)) {
        // Its content can be scrolled to, so from here on the row itself counts.
        ({ left, right } = parent.getBoundingClientRect());
        cut = 0;
      } else if (parent !== element && overflowX !== 'visible') {
        const box = parent.getBoundingClientRect();
        cut = Math.max(cut, box.left - left, right - box.right);
      }
      if (position === 'fixed') break;
    }
    return Math.max(cut, -left, right - document.documentElement.clientWidth);
  };
  /** The same for top and bottom; nothing is cut off in a part that scrolls or that is a preview of some lines. */
  const cutBelow = (element: Element, { top, bottom }: DOMRect) => {
    for (const parent of parentsOf(element)) {
      const { overflowY, position, webkitLineClamp } = styleOf(parent);
      if (webkitLineClamp !== 'none' || ['auto', 'scroll'].includes(overflowY)) return 0;
      if (overflowY !== 'visible') {
        const box = parent.getBoundingClientRect();
        return Math.max(0, box.top - top, bottom - box.bottom);
      }
      if (['absolute', 'fixed'].includes(position)) return 0;
    }
    return 0;
  };
  const isSolid = (element: Element) =>
    isTarget.has(element) || element.matches('img:not([alt=""])') || styleOf(element).overflowX === 'auto';
  const beyond = () =>
    all.filter(isShown).flatMap((element) => {
      const boxes = [...(isSolid(element) ? [element.getBoundingClientRect()] : []), ...textOf(element)];
      const cut = Math.max(
        0,
        ...boxes.map((box) => cutOf(element, box)),
        ...(isSeen(element) ? lettersOf(element).map((box) => cutBelow(element, box)) : []),
      );
      return cut > SLACK ? [`${nameOf(element)} is cut off by ${Math.round(cut)} px`] : [];
    });

  /** Amount by which a box exceeds its parent; positioned boxes may. */
  const besideOf = (within: Iterable<Element>, { left, right, top, bottom }: DOMRect) => {
    for (const element of within) {
      if (['absolute', 'fixed'].includes(styleOf(element).position) || styleOf(element).overflowX !== 'visible')
        return 0;
      const box = element.getBoundingClientRect();
      if (isBox(element)) return Math.max(0, box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    }
    return 0;
  };
  const beside = () =>
    all.filter(isSeen).flatMap((element) => {
      const isPlaced = !['static', 'relative'].includes(styleOf(element).position);
      const own = isBox(element) && !isPlaced && element.parentElement ? [element.getBoundingClientRect()] : [];
      const out = Math.max(
        0,
        ...lettersOf(element).map((box) => besideOf(parentsOf(element), box)),
        ...own.map((box) => besideOf(parentsOf(element.parentElement ?? element), box)),
      );
      return out > SLACK ? [`${nameOf(element)} stands beside its box by ${Math.round(out)} px`] : [];
    });

  const scrolling = () =>
    [document.documentElement, ...all.filter((element) => ['auto', 'scroll'].includes(styleOf(element).overflowX))]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + SLACK)
      .filter((element) => !isSidewaysRow(element))
      .map((element) => `${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);

  /**
   * A picture lies in its frame: the frame is visible, or hides overflow. One that fills it from side to side is a
   * background, and may be cut off.
   */
  const pictures = () =>
    all
      .filter(
        (element) =>
          element.matches('img, svg, canvas, video, iframe') &&
          !element.parentElement?.closest('svg') &&
          isSeen(element),
      )
      .flatMap((element) => {
        const box = element.getBoundingClientRect();
        const frame = [...parentsOf(element)].find(
          (parent) => parent !== element && (isBox(parent) || styleOf(parent).overflowX !== 'visible'),
        );
        if (!frame || box.width === 0) return [];
        const around = frame.getBoundingClientRect();
        const { overflowX, overflowY } = styleOf(frame);
        const outOf = (from: number, to: number, begins: number, ends: number, overflow: string) => {
          const isGround = overflow === 'hidden' && from <= begins + SLACK && to >= ends - SLACK;
          return isGround || ['auto', 'scroll'].includes(overflow) ? 0 : Math.max(0, begins - from, to - ends);
        };
        const out = Math.max(
          outOf(box.left, box.right, around.left, around.right, overflowX),
          outOf(box.top, box.bottom, around.top, around.bottom, overflowY),
        );
        return out > SLACK
          ? [`${nameOf(element)} is out of its frame, ${nameOf(frame)}, by ${Math.round(out)} px`]
          : [];
      });

  /** A row that scrolls horizontally has one line, because lower content would need scrolling in two directions. */
  const rows = () =>
    all
      .filter((element) => isSidewaysRow(element) && isSeen(element) && styleOf(element).overflowX !== 'visible')
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK)
      .map((element) => `${nameOf(element)} scrolls sideways and down`);

  return [...scrolling(), ...rows(), ...beyond(), ...beside(), ...pictures()];
}
