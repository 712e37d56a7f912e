import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { wordsOf } from '../../tests/harness/words';
import { focusFaults } from './focus';
import { findersOf } from './screen-playwright';
import type { Tester } from './tester';

/** Input methods: how to press a control, select an option, and focus a field to type. */
type InputMethod = {
  press(control: Locator): Promise<unknown>;
  choose(box: Locator): Promise<unknown>;
  enter(field: Locator): Promise<unknown>;
};
export type InputMethodName = 'touch' | 'keyboard' | 'mouse';

const touch = (): InputMethod => {
  const tap = (control: Locator) => control.tap();
  return { press: tap, choose: (box) => labelOf(box).tap(), enter: tap };
};

/** Hidden content is scrolled into view, and a covered control cannot be pressed. */
const mouse = (): InputMethod => {
  const click = (control: Locator) => control.click();
  return { press: click, choose: (box) => labelOf(box).click(), enter: click };
};

/** Visible target of an option, which is its label and not the box drawn for it. */
const labelOf = (box: Locator) => box.locator('xpath=following-sibling::label | parent::label').first();

/** Maximum number of keys from one end of the longest page to the other. */
const MAX_PRESSES = 150;

/** By keyboard alone: from the focus to the target, with every stop on the way checked. */
const keyboard = ({ page }: Tester): InputMethod => {
  const goes = async (to: Locator) => {
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const key = await to.evaluate(keyTowards);
      if (key === null) return;
      await page.keyboard.press(key);
      // A list that has lost the focus stays for a moment (s9.const.country-close-delay).
      await expect.poll(() => focusFaults(page)).toEqual([]);
    }
    throw new Error(`No key leads to ${await to.evaluate((node) => node.outerHTML.slice(0, 200))}.`);
  };
  const then = (key: string) => async (to: Locator) => {
    await goes(to);
    await page.keyboard.press(key);
  };
  return { press: then('Enter'), choose: then('Space'), enter: goes };
};

/**
 * Key that leads from the focus towards the target; null if it is there. In a group of radios or tabs, Tab reaches only
 * one.
 */
function keyTowards(target: Element): string | null {
  const from = document.activeElement;
  if (from === target) return null;
  if (!from || from === document.body) return 'Tab';
  const groupOf = (element: Element) =>
    element.matches('input[type=radio]')
      ? `${element.getAttribute('name')}`
      : element.matches('[role=tab]')
        ? element.closest('[role=tablist]')
        : null;
  const isOn = (from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (groupOf(from) !== null && groupOf(from) === groupOf(target)) return isOn ? 'ArrowRight' : 'ArrowLeft';
  return isOn ? 'Tab' : 'Shift+Tab';
}

const INPUT_METHODS = { touch, keyboard, mouse } satisfies Record<InputMethodName, (tester: Tester) => InputMethod>;

/** Input method at the page: takes message ids, as a tester's verbs do, and counts all acts but typing. */
export function inputOf(tester: Tester, by: InputMethodName) {
  const { page } = tester;
  const method = INPUT_METHODS[by](tester);
  const { control, field } = findersOf(page);
  const t = (id: string, values?: Record<string, unknown>) =>
    wordsOf(tester.language)(id, values).replace(/\s+/g, ' ').trim();
  const input = {
    acts: 0,
    text: t,
    async press(id: string, values?: Record<string, unknown>) {
      input.acts += 1;
      await method.press(await control(t(id, values)));
    },
    async choose(id: string, values?: Record<string, unknown>) {
      input.acts += 1;
      await method.choose(await field(t(id, values), 'input[type=checkbox], input[type=radio]'));
    },
    async type(id: string, text: string) {
      const box = await field(t(id), 'input, textarea');
      // If the page has set the focus already, the user only types.
      if (!(await box.evaluate((node) => node === document.activeElement))) {
        input.acts += 1;
        await method.enter(box);
      }
      await page.keyboard.type(text);
    },
    /** Sets a date; the browser's own control differs by language and device. */
    async setDate(id: string, day: string) {
      input.acts += 1;
      const box = await field(t(id), 'input[type=date]');
      await method.enter(box);
      await box.fill(day);
    },
  };
  return input;
}
export type Input = ReturnType<typeof inputOf>;
