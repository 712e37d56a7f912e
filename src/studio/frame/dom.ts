type Props = Readonly<Record<string, string | boolean | number | ((event: Event) => void) | undefined>>;
type Inside = Node | string | null;

/**
 * Creates an HTML element. Properties that start with `on` are listeners; `true` sets an attribute without a value, and
 * `false` omits it.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Props = {},
  ...inside: Inside[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...inside.filter((candidate) => candidate !== null));
  return element;
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to an element that a round is about to change, if part of it is out of view (`own.studio.in-view`). */
export const bringIntoView = (element: Element): void =>
  element.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
