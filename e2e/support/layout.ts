import type { Page } from 'playwright';

/** Where targets are as large as a thumb: at least so many px. */
export type Thumbs = { within: string; least: number };

/** What is wrong with how a page is laid out; runs in the page. */
function faultsInPage(thumbs: Thumbs | null): string[] {
  /** Px: what is rounded off is no fault. */
  const SLACK = 1;
  /** Px (WCAG 2.5.8). */
  const TARGET = 24;
  const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]';
  /** The router marks a link to where one is; our rules go by `aria-current`. */
  const NOT_OURS = ['active'];
  const all = [...document.body.querySelectorAll('*')];
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? (element.matches('html') ? '' : element.textContent) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    return `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')} "${text}"`;
  };
  const parentsOf = function* (element: Element) {
    for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) yield parent;
  };
  const spoken = new Map<Element, boolean>();
  /** Read out and not shown: its box, or one round it, is a pixel. */
  const isSpoken = (element: Element): boolean => {
    const known = spoken.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const isPixel = (width <= 1 || height <= 1) && getComputedStyle(element).overflowX !== 'visible';
    const is = isPixel || (element.parentElement !== null && isSpoken(element.parentElement));
    spoken.set(element, is);
    return is;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !isSpoken(element);

  /** By how much a box is cut at a side: by the window, or by what does not show what is beyond its own edge. */
  const cutOf = (element: Element, { left, right }: { left: number; right: number }) => {
    let cut = Math.max(-left, right - document.documentElement.clientWidth);
    for (const one of parentsOf(element)) {
      const { overflowX, position } = getComputedStyle(one);
      if (one !== element && overflowX !== 'visible') {
        const box = one.getBoundingClientRect();
        cut = Math.max(cut, box.left - left, right - box.right);
      }
      if (position === 'fixed') break;
    }
    return cut;
  };
  const textOf = (element: Element) => {
    const range = document.createRange();
    const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    return own.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  const isSolid = (element: Element) =>
    element.matches(TARGETS) || element.matches('img:not([alt=""])') || getComputedStyle(element).overflowX === 'auto';

  const beyond = () =>
    all.filter(isShown).flatMap((element) => {
      const boxes = [...(isSolid(element) ? [element.getBoundingClientRect()] : []), ...textOf(element)];
      const cut = Math.max(0, ...boxes.map((box) => cutOf(element, box)));
      return cut > SLACK ? [`${nameOf(element)} is cut off by ${Math.round(cut)} px`] : [];
    });

  /** A box is seen where it has a border or a colour of its own. */
  const isBox = (element: Element) => {
    const { backgroundColor, borderRightWidth, display } = getComputedStyle(element);
    return display !== 'inline' && (borderRightWidth !== '0px' || !['rgba(0, 0, 0, 0)', 'transparent'].includes(backgroundColor));
  };
  /** By how much words stand beside the box that they are in; what is placed by itself may. */
  const besideOf = (element: Element, { left, right }: { left: number; right: number }) => {
    for (const one of parentsOf(element)) {
      if (['absolute', 'fixed'].includes(getComputedStyle(one).position) || getComputedStyle(one).overflowX !== 'visible') return 0;
      const box = one.getBoundingClientRect();
      if (isBox(one)) return Math.max(0, box.left - left, right - box.right);
    }
    return 0;
  };
  const beside = () =>
    all.filter(isShown).flatMap((element) => {
      const out = Math.max(0, ...textOf(element).map((box) => besideOf(element, box)));
      return out > SLACK ? [`${nameOf(element)} stands beside its box by ${Math.round(out)} px`] : [];
    });

  const scrolling = () =>
    [document.documentElement, ...all.filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + SLACK)
      .map((element) => `${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);

  const labelsOf = (element: Element) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);
  /** In a line of text it is as high as the line (WCAG 2.5.8, inline). */
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  const small = () =>
    all
      .filter((element) => element.matches(TARGETS) && isShown(element) && !isInText(element))
      .flatMap((element) => {
        const boxes = [element, ...labelsOf(element)].map((one) => one.getBoundingClientRect());
        const least = thumbs && element.closest(thumbs.within) ? thumbs.least : TARGET;
        if (boxes.some(({ width, height }) => width >= least && height >= least)) return [];
        const [{ width, height } = { width: 0, height: 0 }] = boxes;
        return [`${nameOf(element)} is a target of ${Math.round(width)} by ${Math.round(height)} px`];
      });

  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? selectorsOf(rule.cssRules) : []),
    ]);
  const sheets = [...document.styleSheets].map(({ cssRules }) => selectorsOf(cssRules));
  /** What holds for every page comes first, so that what a part says of itself counts. */
  const unordered = () => (sheets[0]?.includes('html') ? [] : ['the style sheet of every page is not the first']);
  const unruled = () => {
    const ruled = new Set(
      [
        ...sheets
          .flat()
          .join(' ')
          .matchAll(/\.(-?[a-z_][\w-]*)/gi),
      ].map(([, name]) => name),
    );
    const used = new Set(all.flatMap((element) => [...element.classList]));
    return [...used].filter((name) => !ruled.has(name) && !NOT_OURS.includes(name)).map((name) => `the class ${name} has no rule`);
  };
  return [...scrolling(), ...beyond(), ...beside(), ...small(), ...unordered(), ...unruled()];
}

/** What is wrong with how what is shown is laid out: nothing beyond the window or its box, no target too small, no class without a rule. */
export const layoutFaults = (page: Page, thumbs: Thumbs | null = null): Promise<string[]> => page.evaluate(faultsInPage, thumbs);

type Box = { x: number; y: number; width: number; height: number };
/** Px: what is rounded off, and what the piece's own picture leaves clear. */
const SLACK = 2;
const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** What is wrong with the puzzle, where there is one: the piece lies in its picture, and goes with the track from one side to the other. */
export async function puzzleFaults(page: Page): Promise<string[]> {
  // The prize group of a lottery is chosen by a slider too.
  if ((await page.locator('.puzzle').filter({ visible: true }).count()) === 0) return [];
  const track = page.getByRole('slider').filter({ visible: true });
  const box = async (index: number): Promise<Box> =>
    (await page.locator('.puzzle img').nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await track.focus();
  await page.keyboard.press('Home');
  const [picture, begins] = [await box(0), await box(1)];
  await page.keyboard.press('ArrowRight');
  const moved = await box(1);
  await page.keyboard.press('End');
  const ends = await box(1);
  const faults = {
    'the piece is not in its picture': !holds(picture, begins),
    'the piece does not move with the track': moved.x <= begins.x || moved.y !== begins.y,
    'the piece does not come to the other side of its picture':
      !holds(picture, ends) || Math.abs(ends.x + ends.width - picture.x - picture.width) > SLACK,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault}: ${JSON.stringify({ picture, begins, moved, ends })}`] : []));
}
