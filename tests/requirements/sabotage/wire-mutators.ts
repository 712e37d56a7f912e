import type { types } from '@babel/core';
import type { Mutator } from './code-mutators';
import { removed, replaced, sourceOf } from './edits';

const nameOf = (callee: types.Node) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';

/** Drops a rule of a schema: one of a pipe, or a list of values. */
export const schemaLoosened: Mutator = ({ node, parent, listKey, key }, text) => {
  const isRule =
    parent.type === 'CallExpression' && nameOf(parent.callee) === 'pipe' && listKey === 'arguments' && key !== 0;
  if (isRule) return [removed(text, node)];
  return node.type === 'CallExpression' && nameOf(node.callee) === 'picklist'
    ? [replaced(node, 'v.string()')]
    : undefined;
};

const OBJECTS = ['object', 'strictObject', 'looseObject'];
const RETURNED = ['ReturnStatement', 'ArrowFunctionExpression'];
/** Drops one or more fields of a schema or a returned object. */
export const fieldDropped: Mutator = ({ node, parent, parentPath }, text) => {
  const holder = parentPath?.parent;
  if (
    (node.type !== 'ObjectProperty' && node.type !== 'SpreadElement') ||
    parent.type !== 'ObjectExpression' ||
    !holder
  )
    return undefined;
  const isSchema = holder.type === 'CallExpression' && OBJECTS.includes(nameOf(holder.callee));
  return isSchema || RETURNED.includes(holder.type) ? [removed(text, node)] : undefined;
};

/** Drops `reply.header(name, value)`, or a row under `headers`. */
export const headerDropped: Mutator = ({ node, parent, parentPath }, text) => {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && nameOf(node.callee) === 'header')
    return node.arguments.length === 2 ? [replaced(node, sourceOf(text, node.callee.object))] : undefined;
  const holder = parentPath?.parent;
  const isHeaders =
    parent.type === 'ObjectExpression' && holder?.type === 'ObjectProperty' && sourceOf(text, holder.key) === 'headers';
  return isHeaders ? [removed(text, node)] : undefined;
};
