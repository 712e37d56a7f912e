import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { ICONS } from '../../../src/ui/icon-name';
import { imageUrl } from '../../../src/ui/image-cdn';
import { LANGUAGE_NAMES, nativeName } from '../../../src/ui/languages';

const text = (file: string) => readFileSync(`src/ui/${file}`, 'utf8');

test('about 30 languages have native names, including ours [s1.brand.language-native-names]', () => {
  expect(Object.keys(LANGUAGE_NAMES).length).toBeGreaterThanOrEqual(30);
  expect(SETTINGS.languages.map(nativeName)).toEqual(['বাংলা', 'English']);
  expect(nativeName('xx')).toBe('xx');
});

test('an image uses a random CDN, or our origin without any', () => {
  const cdns = ['https://a.example/', 'https://b.example'];
  expect(imageUrl('/games/1.png', cdns, () => 0)).toBe('https://a.example/games/1.png');
  expect(imageUrl('games/1.png', cdns, () => 0.99)).toBe('https://b.example/games/1.png');
  expect(imageUrl('games/1.png', [])).toBe('/games/1.png');
});

test('icons and sprite symbols match', () => {
  const symbols = [...text('assets/icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(symbols.sort()).toEqual([...ICONS, 'mark'].sort());
});

test('a modal is 600 by 300, a dialog 400 wide [s9.const.modal-size]', () => {
  const css = text('styles/dialog.css').replace(/\s+/g, ' ');
  expect(css).toContain('.dialog-wide { max-width: 600px; min-height: 300px; }');
  expect(css).toMatch(/\.dialog \{[^}]*max-width: 400px/);
});
