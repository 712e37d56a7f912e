/** Shared queries of the layout rules on visible content; runs in the page, where it is passed to them. */
export function kitInPage() {
  const all = [...document.body.querySelectorAll('*')];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? (element.matches('html') ? '' : element.textContent) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    return `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')} "${text}"`;
  };
  const parentsOf = function* (element: Element) {
    for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement)
      yield parent;
  };

  const spoken = new Map<Element, boolean>();
  /** Visually hidden: the box, or an ancestor, is a pixel, or nothing of it is drawn. */
  const isSpoken = (element: Element): boolean => {
    const known = spoken.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const { overflowX, clipPath } = styleOf(element);
    const isPixel = (width <= 1 || height <= 1) && overflowX !== 'visible';
    const is =
      isPixel || clipPath === 'inset(50%)' || (element.parentElement !== null && isSpoken(element.parentElement));
    spoken.set(element, is);
    return is;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !isSpoken(element);
  /** Visible and not fully transparent. */
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isSpoken(element);

  const isClear = (colour: string) => /^rgba\(.+, 0\)$|^transparent$/.test(colour);
  /** A box is visible if it has a border or background. */
  const isBox = (element: Element) => {
    const { backgroundColor, borderRightWidth, borderRightColor, display } = styleOf(element);
    return (
      display !== 'inline' && ((borderRightWidth !== '0px' && !isClear(borderRightColor)) || !isClear(backgroundColor))
    );
  };

  const range = document.createRange();
  /** Line boxes of an element's own text, in their current position. */
  const textOf = (element: Element): DOMRect[] => {
    const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    return own.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  /** Height of a line that its letters fill; a font leaves room above and below them. */
  const lettersOf = (element: Element): DOMRect[] => {
    const size = Number.parseFloat(styleOf(element).fontSize) * 0.7;
    return textOf(element).map(
      ({ x, y, width, height }) => new DOMRect(x, y + Math.max(0, height - size) / 2, width, Math.min(size, height)),
    );
  };

  const TARGETS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]';
  const targets = all.filter((element) => element.matches(TARGETS) && isShown(element));
  const labelsOf = (element: Element) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);
  /** An inline target is as high as its line (WCAG 2.5.8, inline). */
  const isInText = (element: Element) =>
    styleOf(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;

  /** Runs something that scrolls, then restores all positions. */
  const still = <T>(looks: () => T): T => {
    const places = [document.documentElement, ...all]
      .filter(({ scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        Boolean(scrollTop || scrollLeft || scrollHeight > clientHeight || scrollWidth > clientWidth),
      )
      .map((element) => [element, element.scrollLeft, element.scrollTop] as const);
    const result = looks();
    for (const [element, left, top] of places) element.scrollTo({ left, top, behavior: 'instant' });
    return result;
  };
  const comesIntoView = (element: Element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });

  return {
    /** Rounding tolerance in px. */
    SLACK: 1,
    all,
    targets,
    styleOf,
    nameOf,
    parentsOf,
    isShown,
    isSeen,
    isBox,
    isClear,
    textOf,
    lettersOf,
    labelsOf,
    isInText,
    still,
    comesIntoView,
  };
}

export type Kit = ReturnType<typeof kitInPage>;
