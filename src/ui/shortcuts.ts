/** Functions by key, as keyboard events name it. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const TYPING = 'input, select, textarea, [contenteditable], [role="dialog"] *';

/**
 * Ref callback: while its element is mounted, single keys call these functions, unless the person types into a field or
 * holds a modifier.
 */
export const shortcuts =
  (keys: Shortcuts) =>
  (element: HTMLElement | null): (() => void) => {
    const stop = new AbortController();
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || (target instanceof Element && target.matches(TYPING))) return;
      const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    element?.ownerDocument.addEventListener('keydown', press, stop);
    return () => stop.abort();
  };

/** Moves the focus by a number of steps among the matching elements; from elsewhere to the first one. */
export function moveFocus(selector: string, step: 1 | -1) {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), elements.length - 1);
  elements[next]?.focus();
}
