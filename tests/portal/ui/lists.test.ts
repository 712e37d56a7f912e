import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { ICONS } from '../../../src/ui/icon-name';
import { imageUrl } from '../../../src/ui/image-cdn';
import { LANGUAGE_NAMES, nativeName } from '../../../src/ui/languages';

const text = (file: string) => readFileSync(`src/ui/${file}`, 'utf8');

test('s1.brand.language-native-names: about 30 languages have their own names, those we speak among them', () => {
  expect(Object.keys(LANGUAGE_NAMES).length).toBeGreaterThanOrEqual(30);
  expect(SETTINGS.languages.map(nativeName)).toEqual(['বাংলা', 'English']);
  expect(nativeName('xx')).toBe('xx');
});

test('an image comes from one of the CDNs, at random; from our own origin where there is none', () => {
  const cdns = ['https://a.example/', 'https://b.example'];
  expect(imageUrl('/games/1.png', cdns, () => 0)).toBe('https://a.example/games/1.png');
  expect(imageUrl('games/1.png', cdns, () => 0.99)).toBe('https://b.example/games/1.png');
  expect(imageUrl('games/1.png', [])).toBe('/games/1.png');
});

test('every icon has its symbol in the sprite, and no symbol is unknown', () => {
  const symbols = [...text('assets/icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(symbols.sort()).toEqual([...ICONS, 'mark'].sort());
});

test('s9.const.modal-size: 600 by 300 for a modal, 400 wide for a dialog', () => {
  const css = text('styles/dialog.css').replace(/\s+/g, ' ');
  expect(css).toContain('.dialog-wide { max-width: 600px; min-height: 300px; }');
  expect(css).toMatch(/\.dialog \{[^}]*max-width: 400px/);
});
