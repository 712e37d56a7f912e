import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { violations } from '../../harness/axe';
import { installedStage } from '../../harness/installed';

const { browserIn, opens, isReleased, updateToast } = installedStage();

test('an update keeps unsaved input, and reloads the page once it is sent or cleared [own.app.update]', async () => {
  const { page } = await browserIn('bn');
  const words = wordsOf('bn');
  await opens(page);
  await opens(page, '/login');
  const name = page.getByRole('textbox', { name: words('login.username') });
  await name.fill('rahim');
  await isReleased(page);
  await expect.poll(() => updateToast(page).textContent()).toContain(words('update.ready'));
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => Object.assign(globalThis, { loadedBefore: true }));
  const isAsBefore = () => page.evaluate(() => 'loadedBefore' in globalThis);
  await page.getByRole('button', { name: words('update.accept') }).click();
  await expect.poll(() => updateToast(page).textContent()).toContain(words('update.held'));
  expect([await name.inputValue(), await isAsBefore()]).toEqual(['rahim', true]);
  await name.fill('');
  await page.getByRole('button', { name: words('update.accept') }).click();
  await expect.poll(() => isAsBefore().catch(() => true)).toBe(false);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
});

test('an update keeps the slip of a lottery [own.app.update]', async () => {
  const { page } = await browserIn('en');
  const words = wordsOf('en');
  await opens(page);
  await opens(page, '/lottery?gameCode=LF3D&playType=direct-3');
  const digit = page.getByRole('main').getByRole('button', { name: '7', exact: true }).first();
  await digit.click();
  await expect.poll(() => digit.getAttribute('aria-pressed')).toBe('true');
  await isReleased(page);
  await page.getByRole('button', { name: words('update.accept') }).click();
  await expect.poll(() => updateToast(page).textContent()).toContain(words('update.held'));
  expect(await digit.getAttribute('aria-pressed')).toBe('true');
});

test('an update confirmed in one tab does not reload another, which reports it [own.app.update]', async () => {
  const { context, page } = await browserIn('en');
  const words = wordsOf('en');
  await opens(page);
  const other = await context.newPage();
  await opens(other, '/login');
  await opens(page, '/help');
  const name = other.getByRole('textbox', { name: words('login.username') });
  await name.fill('rupa');
  await isReleased(page);
  await page.getByRole('button', { name: words('update.accept') }).click();
  await expect.poll(() => updateToast(other).textContent()).toContain(words('update.takenOver'));
  expect(await name.inputValue()).toBe('rupa');
  await other.getByRole('button', { name: words('update.later') }).click();
  await expect.poll(() => updateToast(other).textContent()).toBe('');
});
