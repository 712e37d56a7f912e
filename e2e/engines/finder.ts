import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Library from '@testing-library/dom';
import type { Point } from './page';

/** Control or part of a page, by role and name or by label; of several the last, which is on top. */
export type Target = {
  roles?: readonly string[];
  /** Accessible name; for alerts and statuses, which have none, text they contain. */
  name?: string;
  /** Label of a field. */
  label?: string;
  /** Name of the enclosing group. */
  group?: string;
};

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Installs the finder in a document; its source travels there. */
export const INSTALL = `(() => {
  ${library};
  window.maidanFinder = (${createFinder})(window.TestingLibraryDom);
  return 'installed';
})()`;

/** Runs in the document, so it must not use anything of this module. */
function createFinder({ queryAllByRole, queryAllByLabelText }: typeof Library) {
  let wasClicked = false;

  const isReachable = (node: HTMLElement) =>
    node.getClientRects().length > 0 &&
    getComputedStyle(node).visibility === 'visible' &&
    !node.closest('[inert], [aria-hidden="true"]');
  const textOf = (node: HTMLElement) => (node.textContent ?? '').replace(/\s+/g, ' ');

  function all({ roles = [], name, label, group }: Target): HTMLElement[] {
    const root = group === undefined ? document.body : all({ roles: ['group'], name: group }).at(-1);
    if (!root) return [];
    if (label !== undefined)
      return queryAllByLabelText(root, label).filter((node) => node.matches('input, select, textarea'));
    return roles.flatMap((role) => {
      if (name === undefined) return queryAllByRole(root, role, { hidden: true });
      if (role === 'alert' || role === 'status')
        return queryAllByRole(root, role, { hidden: true }).filter((node) => textOf(node).includes(name));
      return queryAllByRole(root, role, { hidden: true, name });
    });
  }
  const find = (target: Target) => all(target).filter(isReachable).at(-1);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Point at which a control is pressed; null while it moves, is covered or disabled. Listens for the click. */
  async function pointOf(target: Target): Promise<Point | null> {
    const node = find(target);
    if (!node || node.matches(':disabled, [aria-disabled="true"]')) return null;
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await frame();
    const before = node.getBoundingClientRect();
    await frame();
    const { left, top, width, height } = node.getBoundingClientRect();
    if (left !== before.left || top !== before.top) return null;
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (!hit || !(node.contains(hit) || hit.closest('label')?.control === node)) return null;
    wasClicked = false;
    node.addEventListener('click', () => (wasClicked = true), { once: true, capture: true });
    return point;
  }

  /** Focuses a field and selects its text, so that typing replaces it. */
  function selects(target: Target): boolean {
    const field = find(target);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
    field.focus();
    field.select();
    return field === document.activeElement;
  }

  /** Returns whether a field has a value and still has the focus. */
  function isFilled(target: Target): boolean {
    const field = find(target);
    return field instanceof HTMLInputElement && field === document.activeElement && field.value !== '';
  }

  /** Selects an option by its text, as a menu of the engine would report it. */
  function chooses(target: Target, text: string): boolean {
    const list = find(target);
    const option =
      list instanceof HTMLSelectElement && [...list.options].find((element) => textOf(element).trim() === text);
    if (!list || !option) return false;
    option.selected = true;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  }

  /** Focuses a field, and returns whether it has a focus ring. */
  function hasRing(target: Target): boolean {
    const field = find(target);
    field?.focus();
    return field !== undefined && field === document.activeElement && getComputedStyle(field).outlineStyle === 'solid';
  }

  return {
    pointOf,
    selects,
    isFilled,
    chooses,
    hasRing,
    isHeard: () => wasClicked,
    isVisible: (target: Target) => find(target) !== undefined,
    isTicked: (target: Target) => all(target).some((node) => node instanceof HTMLInputElement && node.checked),
    reads: (words: string) => textOf(document.body).includes(words),
  };
}
export type Finder = ReturnType<typeof createFinder>;
