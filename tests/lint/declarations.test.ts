import { parseSync, types } from '@babel/core';
import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

/** The array that a declarator spells out, past `as const`. */
const arrayOf = (init: types.Node | null | undefined): types.ArrayExpression | null => {
  const value = types.isTSAsExpression(init) ? init.expression : init;
  return types.isArrayExpression(value) ? value : null;
};

/** A spread has no name of its own, so that unpacking it repeats nothing. */
const isPacked = ({ id, init }: types.VariableDeclarator): boolean =>
  types.isArrayPattern(id) && arrayOf(init)?.elements.every((element) => !types.isSpreadElement(element)) === true;

function packed(text: string, file = 'any.ts'): string[] {
  const tree = parseSync(text, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  if (!tree) throw new Error(`${file} cannot be read.`);
  const found: string[] = [];
  types.traverseFast(tree, (node) => {
    if (types.isVariableDeclarator(node) && isPacked(node)) found.push(text.slice(node.start ?? 0, node.end ?? 0));
  });
  return found;
}

test('each value is declared by itself', () => {
  const places = sourcesIn(['src', 'machines', 'tests', 'e2e'])
    .filter(({ text }) => /\b(?:const|let) \[[^\]]*\].{0,80}= \[/.test(text))
    .flatMap(({ file, text }) => packed(text, file).map((declaration) => `${file}: ${declaration}`));
  expect(places).toEqual([]);
});

test.each([
  ['const [a, b] = [1, 2];', 1],
  ["let [a = '', b]: [string, number] = ['', 0];", 1],
  ['const [a, b] = [1, 2] as const;', 1],
  ['const [first, ...rest] = [...prefix, path];', 0],
  ['const [a, b] = [1, 2].map(String);', 0],
  ['const [a, b] = pair;', 0],
])('“%s” declares several values at once: %d', (line, expected) => expect(packed(line)).toHaveLength(expected));
