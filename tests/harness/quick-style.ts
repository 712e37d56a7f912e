/**
 * jsdom computes an element's style by matching every rule of its own style sheet, which was a third of the rendered
 * tier's time: every query by role or label checks the visibility of each element and its ancestors. Tests load no
 * style sheets, so the common properties follow from an element's kind, its inline style and its ancestors; all else,
 * and a page with a style sheet, is left to jsdom.
 */
export function quickStyles(window: Window & typeof globalThis): void {
  const { document } = window;
  if (done.has(window)) return;
  done.add(window);
  const real = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const template = document.createElement('i').style;

  /** Returns the display of such elements by jsdom's style sheet. */
  function displayOf(element: Element): string {
    const attributes = KEYS.filter((name) => element.hasAttribute(name)).map(
      (name) => `${name}=${element.getAttribute(name)}`,
    );
    const key = `${element.namespaceURI} ${element.localName} ${attributes}`;
    const known = displays.get(key);
    if (known !== undefined) return known;
    const alike = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of KEYS) if (element.hasAttribute(name)) alike.setAttribute(name, element.getAttribute(name) ?? '');
    const { display } = real(alike);
    displays.set(key, display);
    return display;
  }
  const values: Record<string, (element: Element) => string> = {
    display: (element) => written(element, 'display') || displayOf(element),
    visibility: (element) => inherited(element, 'visibility') || 'visible',
    'pointer-events': (element) => inherited(element, 'pointer-events') || 'auto',
  };
  const styleOf = (element: Element, pseudo?: string | null) =>
    new Proxy(template, {
      get(_, name) {
        const quick = typeof name === 'string' ? values[name === 'pointerEvents' ? 'pointer-events' : name] : undefined;
        if (quick) return quick(element);
        if (name === 'getPropertyValue')
          return (property: string) => values[property]?.(element) ?? real(element, pseudo).getPropertyValue(property);
        const style = real(element, pseudo);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });

  window.getComputedStyle = (element, pseudo) =>
    pseudo || document.styleSheets.length > 0 || element.ownerDocument !== document || isOdd(element)
      ? real(element, pseudo)
      : styleOf(element);
}

const done = new WeakSet<object>();
/** Attributes that jsdom's style sheet selects by, besides tag names. */
const KEYS = ['hidden', 'open', 'type'];

/** Elements that the sheet selects by further criteria. */
const isOdd = (element: Element): boolean => element.localName === 'summary' || element.hasAttribute('popover');

/** Creating a style is expensive, and most elements have none. */
const written = (element: Element, name: string): string =>
  element.hasAttribute('style') && 'style' in element && element.style instanceof CSSStyleDeclaration
    ? element.style.getPropertyValue(name)
    : '';

function inherited(element: Element, name: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = written(at, name);
    if (own && own !== 'inherit') return own;
  }
  return '';
}
