import type { Kit } from './kit';

/** Text over other text; runs in the page. */
export function textFaults({
  all,
  styleOf,
  nameOf,
  parentsOf,
  isSeen,
  isClear,
  lettersOf,
  still,
  comesIntoView,
}: Kit): string[] {
  /** Overlap in px that slanted letters may have. */
  const SLACK = 2;
  /** Height in px below which text is a badge, which covers nothing on purpose. */
  const BADGE = 40;
  const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea, select';

  /** Visible part of an element: within the edges of its ancestors. */
  const clipOf = (element: Element): [left: number, right: number, top: number, bottom: number] => {
    const clipBox: [number, number, number, number] = [-Infinity, Infinity, -Infinity, Infinity];
    let isPlaced = false;
    for (const parent of parentsOf(element)) {
      const { overflowX, position } = styleOf(parent);
      const isGround = !isPlaced || position !== 'static';
      if (overflowX !== 'visible' && isGround) {
        const { left, right, top, bottom } = parent.getBoundingClientRect();
        clipBox[0] = Math.max(clipBox[0], left);
        clipBox[1] = Math.min(clipBox[1], right);
        clipBox[2] = Math.max(clipBox[2], top);
        clipBox[3] = Math.min(clipBox[3], bottom);
      }
      if (position === 'fixed') break;
      if (isGround) isPlaced = position === 'absolute';
    }
    return clipBox;
  };
  /** In a field, text fills the area without padding. */
  const typedOf = (element: Element): DOMRect[] => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isField || !element.matches(FIELDS) || isClear(styleOf(element).color)) return [];
    if (element.value === '' && !('placeholder' in element && element.placeholder)) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const left = Number.parseFloat(styleOf(element).paddingLeft);
    const right = Number.parseFloat(styleOf(element).paddingRight);
    const size = Number.parseFloat(styleOf(element).fontSize) * 0.7;
    return [new DOMRect(x + left, y + (height - size) / 2, width - left - right, size)];
  };
  const boxesOf = (element: Element): DOMRect[] => {
    const boxes = [...lettersOf(element), ...typedOf(element)];
    if (boxes.length === 0) return [];
    const [left, right, top, bottom] = clipOf(element);
    return boxes.flatMap((box) => {
      const x = Math.max(box.left, left);
      const y = Math.max(box.top, top);
      const width = Math.min(box.right, right) - x;
      const height = Math.min(box.bottom, bottom) - y;
      return width > 0 && height > 0 ? [new DOMRect(x, y, width, height)] : [];
    });
  };
  /** Centre of the intersection of two boxes, if any. */
  const sharedBy = (a: DOMRect, b: DOMRect): [x: number, y: number] | null => {
    const left = Math.max(a.left, b.left);
    const right = Math.min(a.right, b.right);
    const top = Math.max(a.top, b.top);
    const bottom = Math.min(a.bottom, b.bottom);
    return right - left > SLACK && bottom - top > SLACK ? [(left + right) / 2, (top + bottom) / 2] : null;
  };

  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const alpha = /^rgba\(.+, ([\d.]+)\)$/.exec(backgroundColor)?.[1];
    return (
      (Number(alpha ?? 1) > 0.9 || backgroundImage !== 'none' || element.matches('img, canvas, video, iframe')) &&
      element.getBoundingClientRect().height >= BADGE
    );
  };
  /** Returns whether an element between them hides the lower one. */
  const isHidden = (left: Element, right: Element, [x, y]: [number, number]) => {
    const stack = document.elementsFromPoint(x, y);
    const [first = 0, second = 0] = [stack.indexOf(left), stack.indexOf(right)].sort((a, b) => a - b);
    if (first >= 0)
      return stack
        .slice(first, second)
        .some((between) => isOpaque(between) && !between.contains(stack[second] ?? null));
    // Elements without pointer events are in no stack.
    return [left, right].some((from) =>
      [...parentsOf(from)].some((parent) => !(parent.contains(left) && parent.contains(right)) && isOpaque(parent)),
    );
  };
  const overlaps = (left: Element, right: Element) =>
    boxesOf(left)
      .flatMap((box) => boxesOf(right).map((another) => sharedBy(box, another)))
      .find((point) => point !== null);

  const pairs = () => {
    const boxes = all
      .filter((element) => isSeen(element) && element.localName !== 'option')
      .flatMap((element) => boxesOf(element).map((box) => ({ element, box })))
      .sort((a, b) => a.box.top - b.box.top);
    const found = new Map<Element, Set<Element>>();
    boxes.forEach(({ element, box }, index) => {
      for (let next = index + 1; next < boxes.length; next += 1) {
        const other = boxes[next];
        if (!other || other.box.top > box.bottom - SLACK) break;
        if (other.element !== element && sharedBy(box, other.box))
          found.set(element, (found.get(element) ?? new Set()).add(other.element));
      }
    });
    return [...found].flatMap(([element, others]) => [...others].map((other) => [element, other] as const));
  };
  return still(() =>
    pairs().flatMap(([left, right]) => {
      comesIntoView(left);
      const point = overlaps(left, right);
      return point && !isHidden(left, right, point) ? [`${nameOf(left)} and ${nameOf(right)} are text over text`] : [];
    }),
  );
}
