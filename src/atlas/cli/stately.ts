import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';
import type { Chart } from './load';

/** Parts of a chart that are not drawn, so that any expression is allowed, such as a function. */
const NOT_DRAWN = new Set([
  'context',
  'input',
  'output',
  'params',
  'guard',
  'actions',
  'entry',
  'exit',
  'meta',
  'tags',
]);

/** Parts whose keys are the author's names of states and events. */
const BY_NAME = new Set(['states', 'on', 'after']);

/** Lists what keeps Stately, which reads a file without running it, from seeing the charts that the file makes. */
export const checkStately = (charts: readonly Chart[]): string[] =>
  [...new Set(charts.map(({ file }) => file))].flatMap((file) => notLiteral(file, readFileSync(file, 'utf8')));

/**
 * Lists the non-literal parts of a file's charts (variables, calls, spreads, computed keys), each with file, line and
 * path.
 */
export function notLiteral(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) return errors.map(({ message }) => `${file}: ${message}`);
  const configs = configsIn(program);
  if (configs.length === 0) return [`${file}: no machine is created here`];
  const lineOf = ({ start }: ESTree.Span) => code.slice(0, start).split('\n').length;
  return configs.flatMap((config) =>
    [...faultsIn(config, [])].map(
      ({ node, at, fault }) => `${file}:${lineOf(node)}: ${at.join('.') || 'root'}: ${fault}`,
    ),
  );
}

/** Returns the arguments of all calls of `createMachine`. */
function configsIn(node: object): ESTree.Argument[] {
  const below = Object.values(node)
    .filter((child): child is object => typeof child === 'object' && child !== null)
    .flatMap(configsIn);
  if (!isNode(node) || node.type !== 'CallExpression') return below;
  const { callee, arguments: callArguments } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const isMachine = name.type === 'Identifier' && name.name === 'createMachine';
  return isMachine && callArguments[0] ? [callArguments[0], ...below] : below;
}

type Fault = { node: ESTree.Span; at: string[]; fault: string };

function* faultsIn(written: ESTree.Node, at: string[], byName = false): Generator<Fault> {
  const node = bare(written);
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties) yield* faultsOfProperty(property, at, byName);
  } else if (node.type === 'ArrayExpression') {
    for (const [index, element] of node.elements.entries())
      if (element?.type === 'SpreadElement') yield { node: element, at, fault: 'a spread' };
      else if (element) yield* faultsIn(element, [...at, `${index}`]);
  } else if (!isText(node)) yield { node, at, fault: 'not a literal' };
}

function* faultsOfProperty(property: ESTree.ObjectPropertyKind, at: string[], byName: boolean): Generator<Fault> {
  if (property.type === 'SpreadElement') return yield { node: property, at, fault: 'a spread' };
  const { key, value, computed } = property;
  if (computed) return yield { node: property, at, fault: 'a computed key' };
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
  if (byName || !NOT_DRAWN.has(name)) yield* faultsIn(value, [...at, name], !byName && BY_NAME.has(name));
}

/** Unwraps syntax that only the compiler reads. */
function bare(node: ESTree.Node): ESTree.Node {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped || node.type === 'ParenthesizedExpression' ? bare(node.expression) : node;
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'Literal' ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0) ||
  (node.type === 'Identifier' && node.name === 'undefined');

const isNode = (value: object): value is ESTree.Node => 'type' in value && typeof value.type === 'string';
