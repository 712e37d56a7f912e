// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isTyped } from '../../../src/portal/browser/is-typed';

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="text" value="as it came">
      <input name="hidden" type="hidden"><input name="password" type="password"><input name="box" type="checkbox" checked>
      <input name="file" type="file"><textarea name="area">as it came</textarea>
      <select name="first"><option>a</option><option>b</option></select>
      <select name="second"><option>a</option><option selected>b</option></select>
    </form>`;
});
const named = (name: string) => Object(document.querySelector(`[name=${name}]`));

test('a fresh page contains no input [own.app.update]', () => {
  expect(isTyped(document)).toBe(false);
  named('hidden').value = 'by the page';
  expect(isTyped(document)).toBe(false);
});

test.each<[string, () => void]>([
  ['typed over', () => Object.assign(named('text'), { value: 'other' })],
  ['cleared', () => Object.assign(named('text'), { value: '' })],
  ['a password', () => Object.assign(named('password'), { value: 'x' })],
  ['a box that was left', () => Object.assign(named('box'), { checked: false })],
  ['a long text', () => Object.assign(named('area'), { value: 'other' })],
  ['another choice than the first', () => Object.assign(named('first'), { value: 'b' })],
  ['another choice than the one that stood', () => Object.assign(named('second'), { value: 'a' })],
  [
    'what no field holds',
    () => document.querySelector('form')?.insertAdjacentHTML('beforeend', '<span hidden data-unsent></span>'),
  ],
  ['a file', () => Object.defineProperty(named('file'), 'files', { value: [new File([''], 'a')] })],
])('%s counts as input until the form is reset [own.app.update]', (_, change) => {
  change();
  expect(isTyped(document)).toBe(true);
  document.querySelector('form')?.remove();
  expect(isTyped(document)).toBe(false);
});
