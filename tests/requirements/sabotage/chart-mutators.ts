import type { NodePath } from '@babel/core';
import type { Mutator } from './code-mutators';
import { type Edit, inserted, keyOf, removed, replaced, sourceOf } from './edits';

/** Property whose value is this object or list. */
const holderOf = (path: NodePath | null | undefined) =>
  path?.parent.type === 'ObjectProperty' ? path.parent : undefined;

/** Imports XState's `not` if it is missing. */
function importing(path: NodePath, text: string): Edit[] {
  const [, list] = /import \{([^}]*)\} from 'xstate'/.exec(text) ?? [];
  const at = text.indexOf(`{${list}} from 'xstate'`) + 1;
  return list === undefined || /\bnot\b/.test(list) || path.node.type === 'File' ? [] : [inserted(at, ' not,')];
}

/** Negates a guard. */
export const guardTurned: Mutator = (path, text) => {
  const { node } = path;
  if (node.type !== 'ObjectProperty' || keyOf(node) !== 'guard') return undefined;
  return [replaced(node.value, `not(${sourceOf(text, node.value)})`), ...importing(path, text)];
};

const ENDS = ['onDone', 'onSnapshot', 'always'];
/** Drops a transition, except those that follow a failure. */
export const transitionDropped: Mutator = ({ node, parent, parentPath }, text) => {
  if (parent.type === 'ArrayExpression') {
    const list = holderOf(parentPath);
    const isList =
      ENDS.includes(keyOf(list)) || ['on', 'after'].includes(keyOf(holderOf(parentPath?.parentPath?.parentPath)));
    return isList ? [removed(text, node)] : undefined;
  }
  if (node.type !== 'ObjectProperty' || node.value.type === 'ArrayExpression') return undefined;
  const isNamed = ['on', 'after'].includes(keyOf(holderOf(parentPath)));
  return isNamed || ENDS.includes(keyOf(node)) ? [removed(text, node)] : undefined;
};

/** Drops a transition, entry or exit action. */
export const actionDropped: Mutator = ({ node }, text) =>
  ['actions', 'entry', 'exit'].includes(keyOf(node)) && !/^\s*actions: \{/.test(sourceOf(text, node))
    ? [removed(text, node)]
    : undefined;

/** Changes a named delay. */
export const delayChanged: Mutator = (path, text) => {
  const { node, parentPath } = path;
  if (node.type !== 'ObjectProperty' || keyOf(holderOf(parentPath)) !== 'after') return undefined;
  const [whole = '', before = '', value = ''] =
    new RegExp(`(delays: \\{[^}]*?\\b${keyOf(node)}: )([\\d_]+)`).exec(text) ?? [];
  const from = text.indexOf(whole) + before.length;
  return value
    ? [{ from, to: from + value.length, text: String(Number(value.replaceAll('_', '')) * 2 + 1) }]
    : undefined;
};
