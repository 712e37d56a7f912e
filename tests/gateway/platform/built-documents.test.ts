import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Documents, and the classes of the first element of their screens. */
const DOCUMENTS = [
  ['home.bn', 'hero pitch'],
  ['home.en', 'hero pitch'],
  ['login.bn', 'scene login-scene'],
  ['login.en', 'scene login-scene'],
] as const;

const read = (file: string) => readFileSync(`dist/portal/${file}`, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the scripts that a document requests by itself. */
const scriptsOf = (name: string) => found(read(`pages/${name}.html`), /(?:src|href)="\/assets\/([^"]+\.js)"/g);
/** Returns the scripts that a script imports before it runs. */
const importsOf = (script: string) => found(read(`assets/${script}`), /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g);

test.each(DOCUMENTS)('the document of %s requests all scripts that draw its first screen', (name, classes) => {
  const scripts = scriptsOf(name);
  expect(scripts.filter((script) => read(`assets/${script}`).includes(classes))).toHaveLength(1);
  expect(scripts.flatMap(importsOf).filter((script) => !scripts.includes(script))).toEqual([]);
});

test.each(DOCUMENTS)('the document of %s contains the styles of its first screen', (name, classes) => {
  const styles = found(read(`pages/${name}.html`), /<style[^>]*>(.*?)<\/style>/gs).join('');
  expect(classes.split(' ').filter((candidate) => !styles.includes(`.${candidate}`))).toEqual([]);
});

test.each(['home.bn', 'home.en'])('the document of %s does not request the library of dialogs', (name) => {
  expect(scriptsOf(name).filter((script) => read(`assets/${script}`).includes('data-base-ui'))).toEqual([]);
});
