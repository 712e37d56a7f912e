import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { LOOKS } from '../../harness/looks';
import { opens } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { createTester } = stage({}, 'visitor');

/** Returns whether the open list covers the labelled field. */
async function covers({ page, language }: Tester, id: string): Promise<boolean> {
  const field = await page.getByRole('textbox', { name: wordsOf(language)(id), exact: true }).boundingBox();
  const list = await page.locator('.countries').boundingBox();
  if (!field || !list) throw new Error(`There is no list, or nothing called ${id}.`);
  const apart = field.y >= list.y + list.height || field.y + field.height <= list.y || field.x >= list.x + list.width;
  return !apart;
}

test.each(LOOKS)(
  'the open country list covers none of the fields below it, in %s at %i px [own.country-picker.room]',
  async (language, width) => {
    const visitor = await createTester({ language, width });
    await opens(visitor, 'login', 'login.title');
    await visitor.screen.press('login.tab.mobile');
    await visitor.page.getByRole('combobox', { name: wordsOf(language)('phone.country') }).focus();
    await visitor.page.locator('.countries').waitFor();
    for (const id of ['phone.number', 'phone.code']) expect([id, await covers(visitor, id)]).toEqual([id, false]);
    // A slow press on a following field closes the list, and still reaches the field.
    await visitor.page.getByRole('button', { name: wordsOf(language)('phone.send'), exact: true }).hover();
    await visitor.page.mouse.down();
    await visitor.page.locator('.countries').waitFor({ state: 'detached' });
    await visitor.page.mouse.up();
    const number = visitor.page.getByRole('textbox', { name: wordsOf(language)('phone.number'), exact: true });
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  },
);
