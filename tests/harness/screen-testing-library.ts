import type { RouterHistory } from '@tanstack/react-router';
import { act, screen as dom, isInaccessible, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Screen } from '../../src/atlas';
import { EVENT_CEILING } from './ceilings';
import type { Translate } from './words';

/** Roles without a name of their own, which are found by their content. */
const SAYING = ['alert', 'status'];
const POLL = { timeout: EVENT_CEILING, interval: 10 };
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const fail = (reason: string): never => {
  throw new Error(`${reason}\n${plain(document.body.textContent).slice(0, 1_500)}`);
};

/** Finds elements by role, and by name or text. */
function found(role: string, words?: string): HTMLElement[] {
  if (words === undefined) return dom.queryAllByRole(role);
  const expectedText = plain(words);
  if (SAYING.includes(role))
    return dom.queryAllByRole(role).filter((element) => plain(element.textContent).includes(expectedText));
  return dom.queryAllByRole(role, { name: (name) => plain(name) === expectedText });
}

/** Returns the last element, which is on top. */
const top = (elements: HTMLElement[], what: string): HTMLElement => elements.at(-1) ?? fail(`There is no ${what}.`);

/** jsdom shows the narrow and the wide header together: of equal names, a form's button comes first. */
const PRESSABLE = ['[role=tab]', 'a[href]', 'button'];

/** Returns the text of an element, including the names of its pictures. */
const saying = (node: Node): string =>
  node instanceof HTMLImageElement
    ? ` ${node.alt} `
    : node.hasChildNodes()
      ? [...node.childNodes].map(saying).join('')
      : (node.textContent ?? '');

/** Returns a button, link or tab by its text, which is cheap to check, and then by whether it is accessible. */
function control(words: string): HTMLElement {
  const all = PRESSABLE.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const labelOf = (element: HTMLElement) =>
    plain(element.ariaLabel ?? (element.querySelector('img') ? saying(element) : element.textContent));
  const alike = all.filter((element) => labelOf(element).includes(plain(words)) && !isInaccessible(element));
  const exact = alike.filter((element) => labelOf(element) === plain(words));
  return top(exact.length > 0 ? exact : alike, `button or link "${words}"`);
}

/** Returns the text of an element without its controls, because a label may enclose its field. */
function textWithoutControls(node: Node): string {
  if (node instanceof Element && node.matches(LABELLED)) return '';
  return node.hasChildNodes()
    ? [...node.childNodes].map(textWithoutControls).join('')
    : (node.nodeType === Node.TEXT_NODE && node.textContent) || '';
}
const LABELLED = 'button, meter, output, progress, select, textarea, input';

/** Returns the names of a field: by its labels, by other elements, or by itself. */
function namesOf(field: HTMLElement): string[] {
  const labels = [...document.getElementsByTagName('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === field.id : label.contains(field),
  );
  const others = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id) ?? []);
  return [...labels.map(textWithoutControls), others.map(textWithoutControls).join(' '), field.ariaLabel ?? ''].map(
    plain,
  );
}

const FIELDS = 'input, select, textarea';
/** Passwords have no role, so fields are found by label. */
const field = (words: string, selector: string) =>
  top(
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => namesOf(element).includes(plain(words)) && !isInaccessible(element),
    ),
    `field "${words}"`,
  );

const isBusy = (element: HTMLElement) => element.closest('[aria-busy="true"]') !== null;
const isHeld = (element: HTMLElement) => element.matches(':disabled, [aria-disabled="true"]');

/** A tester's verbs over Testing Library: by keyboard, and waiting like a person. */
export function screenOf(translate: Translate, history: RouterHistory): Screen {
  const user = userEvent.setup({ delay: null });
  const focus = (element: HTMLElement) => act(async () => element.focus());
  const soon = (check: () => void) => waitFor(check, POLL);
  const wait = (find: () => HTMLElement) => waitFor(find, POLL);
  return {
    async press(id, values) {
      const element = await wait(() => {
        const found = control(translate(id, values));
        return isHeld(found) ? fail(`"${translate(id)}" cannot be pressed yet.`) : found;
      });
      // Only the active tab is focusable; arrow keys lead to the others.
      if (element.tabIndex < 0 && !element.matches('[role=tab]'))
        fail(`"${translate(id)}" cannot be reached by keyboard.`);
      await focus(element);
      await user.keyboard('{Enter}');
    },
    async fill(id, value) {
      const element = await wait(() => field(translate(id), 'input, textarea'));
      await user.clear(element);
      await focus(element);
      if (value) await user.keyboard(value.replace(/[{[]/g, '$&$&'));
    },
    async keys(id, ...keys) {
      await focus(await wait(() => field(translate(id), 'input, textarea')));
      for (const key of keys) await user.keyboard(key.length > 1 ? `{${key}}` : key);
    },
    async tick(id, on, values) {
      const box = await wait(() => field(translate(id, values), 'input[type=checkbox], input[type=radio]'));
      await focus(box);
      if (box.matches(':checked') !== on) await user.keyboard(' ');
    },
    async choose(id, option) {
      const list = await wait(() => field(translate(id), 'select'));
      await user.selectOptions(list, translate(option));
    },
    async attach(id, { name, type, base64 }) {
      const chooser = await wait(() => field(translate(id), 'input[type=file]'));
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      await user.upload(chooser, new File([bytes], name, { type }));
    },
    async slide(id, to) {
      const slider = await wait(() => top(found('slider', translate(id)), `slider "${translate(id)}"`));
      await focus(slider);
      const at = Number(slider.getAttribute('value') ?? 0);
      const keys = to >= at ? '{ArrowRight}' : '{ArrowLeft}';
      await user.keyboard(keys.repeat(Math.round(Math.abs(to - at) / 5)));
      await user.keyboard('{Enter}');
    },
    visit: (address) => act(async () => history.push(address)),
    back: () => act(async () => history.back()),
    sees(role, id, values) {
      const words = id && translate(id, values);
      return soon(() => void (found(role, words).length > 0 || fail(`There is no ${role} "${words ?? ''}".`)));
    },
    hides(role, id, values) {
      const words = id && translate(id, values);
      return soon(() => {
        const visible = found(role, words);
        if (visible.length > 0) fail(`There is a ${role} "${plain(visible[0]?.textContent)}".`);
      });
    },
    reads(id, values) {
      const words = plain(translate(id, values));
      return soon(() => void (plain(document.body.textContent).includes(words) || fail(`It does not say "${words}".`)));
    },
    held(id, values) {
      const words = plain(translate(id, values));
      return soon(() => void (isHeld(control(words)) || fail(`"${words}" can be pressed.`)));
    },
    busy(id) {
      const words = translate(id);
      return soon(() => void (isBusy(control(words)) || fail(`"${words}" is not busy.`)));
    },
    invalid(id, message, values) {
      const label = translate(id);
      const words = plain(translate(message, values));
      return soon(() => {
        const element = field(label, FIELDS);
        const described = document.getElementById(element.getAttribute('aria-describedby') ?? '');
        if (element.getAttribute('aria-invalid') !== 'true') fail(`"${label}" is not marked invalid.`);
        if (plain(described?.textContent) !== words) fail(`"${label}" is not described by "${words}".`);
      });
    },
    focused(id) {
      const words = translate(id);
      return soon(
        () => void (field(words, FIELDS) === document.activeElement || fail(`"${words}" has not the focus.`)),
      );
    },
    unfocused(id) {
      const words = translate(id);
      return soon(() => void (field(words, FIELDS) !== document.activeElement || fail(`"${words}" has the focus.`)));
    },
    at: (address) =>
      soon(() => {
        const { pathname, search } = history.location;
        if (pathname + search !== address) fail(`The address is ${pathname + search}, not ${address}.`);
      }),
  };
}
