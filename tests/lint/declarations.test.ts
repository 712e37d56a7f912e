import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { sourcesIn } from '../harness/source-files';

type Syntax = { type: string; start: number; end: number };

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;

/** Returns a node and everything below it. */
const within = (node: Syntax): Syntax[] => [
  node,
  ...Object.values<unknown>(node)
    .flat()
    .filter(isSyntax)
    .flatMap((child) => within(child)),
];

/** The array that a declarator spells out, past `as const`. */
const arrayOf = (init: unknown): unknown[] | undefined => {
  const value = isSyntax(init) && 'expression' in init ? init.expression : init;
  return isSyntax(value) && value.type === 'ArrayExpression' && 'elements' in value && Array.isArray(value.elements)
    ? value.elements
    : undefined;
};

/** A spread has no name of its own, so that unpacking it repeats nothing. */
const isPacked = (node: Syntax): boolean =>
  node.type === 'VariableDeclarator' &&
  'id' in node &&
  isSyntax(node.id) &&
  node.id.type === 'ArrayPattern' &&
  'init' in node &&
  arrayOf(node.init)?.every((element) => !isSyntax(element) || element.type !== 'SpreadElement') === true;

const packed = (text: string, file = 'any.ts'): string[] =>
  within(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }))
    .filter(isPacked)
    .map(({ start, end }) => text.slice(start, end));

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
