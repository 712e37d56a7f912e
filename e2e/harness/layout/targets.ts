import type { Kit } from './kit';

/**
 * Targets smaller than a thumb needs, by the area whose press they receive: their label, and the empty space around
 * them; runs in the page.
 */
export function targetFaults({
  targets,
  nameOf,
  styleOf,
  parentsOf,
  labelsOf,
  isInText,
  still,
  comesIntoView,
}: Kit): string[] {
  /** Minimum size in px, of a standalone target and of an inline one. */
  const THUMB = 44;
  const LINE = 24;
  /** Distance in px between probed points, and rounding tolerance. */
  const STEP = 1;
  const SLACK = 0.5;

  const largest = (boxes: readonly DOMRect[]) =>
    boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a), new DOMRect());

  const floatsOf = (element: Element) =>
    [...parentsOf(element)].filter((parent) => ['fixed', 'sticky'].includes(styleOf(parent).position));
  /**
   * Returns whether the covering element is harmless: another layer that scrolls away, a dialog, which disables
   * everything below it, or a toast, which disappears.
   */
  const isUnder = (element: Element, over: Element) =>
    floatsOf(over).some((layer) => {
      if (layer.contains(element)) return false;
      const { width, height } = layer.getBoundingClientRect();
      return (
        floatsOf(element).length === 0 || layer.matches('.toasts') || width * height > (innerWidth * innerHeight) / 2
      );
    });
  type IsIts = (element: Element, x: number, y: number) => boolean;
  const isIts: IsIts = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && [element, ...labelsOf(element)].some((label) => label.contains(hit));
  };
  const isItsOrUnder: IsIts = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (isIts(element, x, y) || isUnder(element, hit));
  };
  /** Distance from a point to the side within which the target receives presses. */
  const reach = (
    is: IsIts,
    element: Element,
    [x, y]: readonly [number, number],
    [dx, dy]: readonly [number, number],
  ) => {
    let far = 0;
    while (far < THUMB && is(element, x + dx * (far + STEP), y + dy * (far + STEP))) far += STEP;
    return far;
  };
  const HALF = THUMB / 2 - SLACK;
  const SIDES = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  const CROSS = SIDES.map(([dx, dy]) => [dx * HALF, dy * HALF] as const);
  type Size = { width: number; height: number };
  const NONE: Size = { width: 0, height: 0 };
  const leastOf = ({ width, height }: Size) => Math.min(width, height);
  const isEnough = (size: Size) => leastOf(size) >= THUMB - 2 * SLACK;
  /** Size around the centre of a box: in each direction up to a thumb, or as far as possible. */
  const sizeAt = (element: Element, box: DOMRect, is: IsIts): Size => {
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    if (!is(element, x, y)) return NONE;
    if (CROSS.every(([dx, dy]) => is(element, x + dx, y + dy))) return { width: THUMB, height: THUMB };
    const [left = 0, right = 0, up = 0, down = 0] = SIDES.map((side) => reach(is, element, [x, y], side));
    return { width: left + right + STEP, height: up + down + STEP };
  };
  const sizesOf = (element: Element, is: IsIts) =>
    [element, ...labelsOf(element)]
      .map((label) => largest([...label.getClientRects()]))
      .filter(({ width }) => width > 0)
      .map((box) => sizeAt(element, box, is));
  const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
  /**
   * For targets that cannot be probed without scrolling, which is slow: whether it is large enough itself, with no
   * other target near.
   */
  const isClear = ({ element, box: { x, y, width, height, top, bottom } }: (typeof boxes)[number]) => {
    if ((top < innerHeight && bottom > 0) || Math.min(width, height) < THUMB - 2 * SLACK) return false;
    const left = x + width / 2 - HALF;
    const up = y + height / 2 - HALF;
    return !boxes.some(
      ({ element: other, box }) =>
        other !== element && box.left < left + THUMB && box.right > left && box.top < up + THUMB && box.bottom > up,
    );
  };
  const clear = new Set(boxes.filter(isClear).map(({ element }) => element));
  /** In its current position, or else scrolled to the middle of the window. */
  const sizeOf = (element: Element): Size => {
    const asIs = sizesOf(element, isIts).find(isEnough);
    if (asIs) return asIs;
    comesIntoView(element);
    // Above the window it appears only with keyboard focus, and is not pressed.
    if (element.getBoundingClientRect().bottom <= 0) return { width: THUMB, height: THUMB };
    return sizesOf(element, isItsOrUnder).reduce((a, b) => (leastOf(b) > leastOf(a) ? b : a), NONE);
  };

  const inText = () =>
    targets.filter(isInText).flatMap((element) => {
      const { width, height } = largest([...element.getClientRects()]);
      return Math.min(width, height) < LINE - SLACK
        ? [`${nameOf(element)} is a target of ${Math.round(width)} by ${Math.round(height)} px in a line of text`]
        : [];
    });
  const forThemselves = () =>
    targets
      .filter(
        (element) =>
          !clear.has(element) &&
          !isInText(element) &&
          styleOf(element).pointerEvents !== 'none' &&
          !element.closest('[inert]'),
      )
      .flatMap((element) => {
        const size = sizeOf(element);
        if (isEnough(size)) return [];
        if (size !== NONE) return [`${nameOf(element)} is a target of ${size.width} by ${size.height} px`];
        const { x, y, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        return [`${nameOf(element)} is a target that lies under ${over && nameOf(over)}`];
      });
  return [...inText(), ...still(forThemselves)];
}
