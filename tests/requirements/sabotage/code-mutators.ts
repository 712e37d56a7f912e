import type { NodePath, types } from '@babel/core';
import { SETTINGS } from '../../../src/contract';
import { type Edit, keyOf, removed, replaced, sourceOf } from './edits';

/** A mutation at a place of the syntax; undefined if it does not apply. */
export type Mutator = (path: NodePath, text: string) => Edit[] | undefined;

const COMPARED = ['===', '!==', '<', '<=', '>', '>='];
const isJudgement = (node: types.Node | null | undefined) =>
  (node?.type === 'BinaryExpression' && COMPARED.includes(node.operator)) ||
  (node?.type === 'UnaryExpression' && node.operator === '!') ||
  (node?.type === 'LogicalExpression' && node.operator !== '??');

/** Condition at a node, which can be negated. */
function conditionAt({ node, parent }: NodePath): types.Node | null | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  if (node.type === 'LogicalExpression' && node.operator === '&&' && parent.type === 'JSXExpressionContainer')
    return node.left;
  if (node.type === 'ArrowFunctionExpression' && isJudgement(node.body)) return node.body;
  return node.type === 'ReturnStatement' && isJudgement(node.argument) ? node.argument : undefined;
}

/** `if (late)` becomes `if (!(late))`; so does the result of a guard, a filter or a predicate. */
export const conditionTurned: Mutator = (path, text) => {
  const question = conditionAt(path);
  return question ? [replaced(question, `!(${sourceOf(text, question)})`)] : undefined;
};

const LOG_CALL = /^(await )?(\w+\.)*(log|console)\b/;
/** Drops a call made for its effect. */
export const callLeftOut: Mutator = ({ node }, text) => {
  if (node.type !== 'ExpressionStatement' || LOG_CALL.test(sourceOf(text, node))) return undefined;
  const { expression } = node;
  const made =
    expression.type === 'AwaitExpression' || expression.type === 'UnaryExpression' ? expression.argument : expression;
  return made.type === 'CallExpression' && made.callee.type !== 'Super' ? [replaced(node, ';')] : undefined;
};

/** A number of the settings file. */
const isSetting = (node: types.Node, text: string) =>
  node.type === 'MemberExpression' &&
  /^SETTINGS\.\w+$/.test(sourceOf(text, node)) &&
  typeof Object.entries(SETTINGS).find(([name]) => sourceOf(text, node).endsWith(`.${name}`))?.[1] === 'number';

const isStatus = (value: number) => value >= 200 && value < 600;
/** Changes a number; a status becomes another one that we do not use. */
export const numberChanged: Mutator = ({ node, parent, key }, text) => {
  if (isSetting(node, text)) return [replaced(node, `(${sourceOf(text, node)} * 2 + 1)`)];
  if (node.type !== 'NumericLiteral' || parent.type === 'MemberExpression' || key === 'key') return undefined;
  // An index step.
  if (parent.type === 'BinaryExpression' && node.value < 2) return undefined;
  const isReply = isStatus(node.value) && (parent.type === 'CallExpression' || parent.type === 'NewExpression');
  return [replaced(node, isReply ? '418' : String(node.value * 2 + 1))];
};

export const booleanTurned: Mutator = ({ node, parent }) =>
  node.type === 'BooleanLiteral' && parent.type === 'ObjectProperty'
    ? [replaced(node, String(!node.value))]
    : undefined;

const METHODS: Record<string, string> = { GET: 'POST', POST: 'PUT', PUT: 'POST', DELETE: 'POST', PATCH: 'PUT' };
/** Keys whose text is documentation, or is covered by other mutators. */
const NOT_VALUES = [
  'key',
  'queryKey',
  'source',
  'description',
  'id',
  'message',
  'target',
  'guard',
  'actions',
  'tags',
  'initial',
  'src',
  'type',
  'requirements',
];
const HOLDERS = [
  'ObjectProperty',
  'ArrayExpression',
  'CallExpression',
  'VariableDeclarator',
  'TSAsExpression',
  'NewExpression',
];

/** Changes a method, raises a figure, or replaces a name or an address by an unknown one. */
export const textChanged: Mutator = ({ node, parent, key, parentPath }) => {
  if (
    node.type !== 'StringLiteral' ||
    !HOLDERS.includes(parent.type) ||
    key === 'key' ||
    !/^[\w./:{}%-]+$/.test(node.value)
  )
    return undefined;
  const keys = [parent, parentPath?.parent].map(keyOf);
  if (keys.some((candidate) => NOT_VALUES.includes(candidate))) return undefined;
  const figure = /^\d/.test(node.value) ? `7${node.value}` : `${node.value}X`;
  return [replaced(node, `'${METHODS[node.value] ?? figure}'`)];
};

/**
 * Documentation-only properties: messages and origin of a destination, which are for the atlas, and the cache key of a
 * query.
 */
const ASIDE = ['words', 'chartWords', 'from', 'queryKey'];

/** Drops a row of a list or table, unless it is the last. */
export const rowDropped: Mutator = ({ node, parent, parentPath }, text) => {
  const isAside = parentPath && ASIDE.includes(keyOf(parentPath.parent));
  if (parent.type === 'ArrayExpression' && parent.elements.length > 1)
    return isAside ? undefined : [removed(text, node)];
  const isTable =
    parent.type === 'ObjectExpression' &&
    parent.properties.length > 1 &&
    parentPath?.parent.type === 'VariableDeclarator';
  return isTable && node.type === 'ObjectProperty' ? [removed(text, node)] : undefined;
};
