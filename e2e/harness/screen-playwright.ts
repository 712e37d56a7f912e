import type { Locator, Page } from 'playwright';
import type { Picked, Screen } from '../../src/atlas';
import { escaped } from '../../tests/harness/escaped';
import type { Translate } from '../../tests/harness/words';
import { until } from './until';

type Role = Parameters<Page['getByRole']>[0];
const ROLES: readonly Role[] = [
  'alert',
  'alertdialog',
  'banner',
  'button',
  'combobox',
  'dialog',
  'form',
  'group',
  'heading',
  'img',
  'link',
  'main',
];
const MORE: readonly Role[] = [
  'article',
  'list',
  'listbox',
  'log',
  'navigation',
  'option',
  'progressbar',
  'radio',
  'region',
  'slider',
  'status',
  'tab',
  'table',
  'textbox',
  'timer',
];
const roleOf = (name: string): Role =>
  [...ROLES, ...MORE].find((role) => role === name) ?? fail(`No driver knows the role ${name}.`);
/** Roles without a name of their own, which are found by their content. */
const SAYING = ['alert', 'status'];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const fail = (reason: string): never => {
  throw new Error(reason);
};

/** A placeholder of the gateway's messages: `{name}`, or a plural with its forms. */
const PLACEHOLDER = /\{\w+(?:, plural,(?:[^{}]|\{[^{}]*\})*)?\}/;

/** Matches a message of the gateway, whatever it is filled with. */
const filledIn = (words: string) => {
  const parts = words.split(PLACEHOLDER);
  return parts.length === 1 ? words : new RegExp(parts.map(escaped).join('.+'));
};

/** Content below a dialog is visible but out of reach. */
export const REACHABLE = ':not([inert] *, [aria-hidden="true"] *)';

const visible = (locator: Locator) => locator.filter({ visible: true });
const some = async (...locators: Locator[]) => {
  for (const locator of locators) if ((await visible(locator).count()) > 0) return visible(locator).last();
};

const FIELDS = 'input, select, textarea';
const hasFocus = (node: Element) => node === document.activeElement;

/** Focuses an element and listens for the key; undefined if it cannot be pressed yet. */
const readyForEnter = (node: Element): { key: boolean } | undefined => {
  if (!(node instanceof HTMLElement) || node.matches(':disabled, [aria-disabled="true"]')) return undefined;
  node.focus();
  if (node !== document.activeElement) return undefined;
  const keyRecord = { key: false };
  node.addEventListener('keydown', () => Object.assign(keyRecord, { key: true }), { once: true, capture: true });
  return keyRecord;
};

/**
 * Presses a key on the focused element; returns whether it arrived there, and not at what took the focus in between.
 */
async function enters(page: Page, control: Locator): Promise<boolean> {
  const keyHandle = await control.evaluateHandle(readyForEnter);
  if ((await keyHandle.jsonValue()) === undefined) return false;
  await page.keyboard.press('Enter');
  // A key that led away from the page has arrived.
  return keyHandle.evaluate((keyRecord) => keyRecord?.key === true).catch(() => true);
}

/** The performing hand: `aim` gives the slider's target, `type` the text for a field, `pick` the file. */
type Hand = {
  aim(to: number): Promise<number>;
  type(id: string, value: string): Promise<string>;
  pick(file: Picked): Promise<Picked>;
};

/** Finds controls by name and fields by label, visible and topmost, as soon as they exist. */
export function findersOf(page: Page) {
  const pressable = (name: string) => {
    const named = { name, exact: true };
    return page.getByRole('button', named).or(page.getByRole('link', named)).or(page.getByRole('tab', named));
  };
  return {
    control: (words: string) => until(() => some(pressable(words)), `There is no button or link "${words}".`),
    field: (words: string, selector: string) =>
      until(
        () => some(page.getByLabel(words, { exact: true }).and(page.locator(`:is(${selector})${REACHABLE}`))),
        `There is no field "${words}".`,
      ),
  };
}

/** A tester's verbs over Playwright: by keyboard, on visible, topmost elements. */
export function screenOf(page: Page, t: Translate, hand: Hand): Screen {
  const locatorsOf = (role: string, words?: string) => {
    const all = page.getByRole(roleOf(role));
    if (words === undefined) return [all];
    if (SAYING.includes(role)) return [all.filter({ hasText: filledIn(words) })];
    return [page.getByRole(roleOf(role), { name: words, exact: true })];
  };
  const { control, field } = findersOf(page);
  const address = () => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  return {
    async press(id, values) {
      const words = plain(t(id, values));
      // A newly opened layer takes the focus first, and a disabled control cannot be pressed yet.
      await until(async () => enters(page, await control(words)), `"${words}" cannot be pressed.`);
    },
    fill: async (id, value) => (await field(t(id), 'input, textarea')).fill(await hand.type(id, value)),
    async keys(id, ...keys) {
      await (await field(t(id), 'input, textarea')).focus();
      for (const key of keys) await page.keyboard.press(key);
    },
    async tick(id, on, values) {
      const box = await field(plain(t(id, values)), 'input[type=checkbox], input[type=radio]');
      await box.focus();
      if ((await box.isChecked()) !== on) await page.keyboard.press('Space');
    },
    choose: async (id, option) => void (await (await field(t(id), 'select')).selectOption(t(option))),
    async attach(id, picked) {
      const { name, type: mimeType, base64 } = await hand.pick(picked);
      await (await field(t(id), 'input[type=file]')).setInputFiles({
        name,
        mimeType,
        buffer: Buffer.from(base64, 'base64'),
      });
    },
    async slide(id, to) {
      const slider = page.getByRole('slider', { name: t(id) });
      await slider.focus();
      const way = (await hand.aim(to)) - Number(await slider.inputValue());
      const key = way > 0 ? 'ArrowRight' : 'ArrowLeft';
      for (let left = Math.floor(Math.abs(way) / 5); left > 0; left -= 1) await page.keyboard.press(key, { delay: 8 });
      for (let left = Math.abs(way) % 5; left > 0; left -= 1) await page.keyboard.press(`Shift+${key}`, { delay: 8 });
      await page.keyboard.press('Enter');
    },
    visit: (to) => page.evaluate((url) => history.pushState(null, '', url), to),
    back: async () => void (await page.evaluate(() => history.back())),
    sees: async (role, id, values) => {
      const words = id && plain(t(id, values));
      await until(() => some(...locatorsOf(role, words)), `There is no ${role} "${words ?? ''}".`);
    },
    hides: async (role, id, values) => {
      const words = id && plain(t(id, values));
      await until(async () => !(await some(...locatorsOf(role, words))), `There is a ${role} "${words ?? ''}".`);
    },
    async reads(id, values) {
      const words = plain(t(id, values));
      await until(
        async () => plain((await page.locator('body').textContent()) ?? '').includes(words),
        `It does not say "${words}".`,
      );
    },
    async held(id, values) {
      const words = plain(t(id, values));
      const held = async () =>
        (await control(words)).evaluate((node) => node.matches(':disabled, [aria-disabled="true"]'));
      await until(held, `"${words}" can be pressed.`);
    },
    async busy(id) {
      const words = plain(t(id));
      // A busy element may lie below the dialog it waits for.
      const named = page.getByRole('button', { name: words, exact: true, includeHidden: true });
      const busy = async () => (await some(named))?.evaluate((node) => node.closest('[aria-busy="true"]') !== null);
      await until(busy, `"${words}" is not busy.`);
    },
    async invalid(id, message, values) {
      const words = plain(t(message, values));
      const marked = async () => {
        const element = await field(t(id), FIELDS);
        const described = await element.evaluate((node) =>
          node.getAttribute('aria-invalid') === 'true'
            ? document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent
            : null,
        );
        return plain(described ?? '') === words;
      };
      await until(marked, `"${t(id)}" is not marked invalid and described by "${words}".`);
    },
    async focused(id) {
      const words = plain(t(id));
      await until(async () => (await field(words, FIELDS)).evaluate(hasFocus), `"${words}" has not the focus.`);
    },
    async unfocused(id) {
      const words = plain(t(id));
      await until(async () => !(await (await field(words, FIELDS)).evaluate(hasFocus)), `"${words}" has the focus.`);
    },
    at: async (expectedAddress) =>
      void (await until(async () => address() === expectedAddress, `The address is not ${expectedAddress}.`)),
  };
}
