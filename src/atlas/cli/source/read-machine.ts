import type { ESTree } from 'vite';
import { inert } from './inert';
import { literalOf } from './literal';
import { scopesOf } from './scopes';
import type { Site } from './sites';
import { bare, type Node, type Source } from './syntax';

const BUILT_IN = /^(?:assign|raise|sendTo|sendParent|forwardTo|emit|log|cancel|spawnChild|stopChild|enqueueActions)$/;
const DEEPEST = 12;

/**
 * Reads the config of a machine from the text of its file: literals, and the constants and enums that it names.
 * Functions have their source text only; all else is inert.
 */
export function readConfig({ text }: Source, { call, above }: Site): unknown {
  const scopes = scopesOf(above);
  const reader = (depth: number): ((node: Node) => unknown) => {
    const resolve = (node: Node): unknown => {
      const code = text.slice(node.start, node.end);
      if (node.type === 'Identifier') return constant(node.name, depth);
      if (node.type === 'MemberExpression') return member(node, depth);
      if (/Function/.test(node.type)) return placeholder('', code);
      if (node.type === 'CallExpression') return calledIn(node, code);
      return inert(short(code));
    };
    return resolve;
  };
  const constant = (name: string, depth: number): unknown => {
    for (const { declarations } of depth < DEEPEST ? scopes.toReversed() : []) {
      const node = declarations.find(({ names }) => names.includes(name))?.node;
      if (!node) continue;
      const value = valueIn(node, name, reader(depth + 1));
      return value ?? inert(name);
    }
    return inert(name);
  };
  const member = (node: ESTree.MemberExpression, depth: number): unknown => {
    const object = literalOf(node.object, reader(depth + 1));
    const key = node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined;
    const value =
      typeof object === 'object' && object !== null && key !== undefined ? Reflect.get(object, key) : undefined;
    return value ?? inert(short(text.slice(node.start, node.end)));
  };
  const [config] = call.arguments;
  return config && literalOf(config, reader(0));
}

const short = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 40);

function valueIn(node: Node, name: string, resolve: (node: Node) => unknown): unknown {
  if (node.type === 'TSEnumDeclaration')
    return Object.fromEntries(
      node.body.members.map(({ id, initializer }) => {
        const key = id.type === 'Identifier' ? id.name : String(Reflect.get(id, 'value'));
        return [key, initializer ? literalOf(initializer, resolve) : key];
      }),
    );
  if (node.type === 'FunctionDeclaration') return placeholder(name, name);
  if (node.type !== 'VariableDeclaration') return undefined;
  const declarator = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return declarator?.init ? literalOf(declarator.init, resolve) : undefined;
}

function calledIn({ callee, arguments: args }: ESTree.CallExpression, code: string): unknown {
  const called = bare(callee);
  const name = called.type === 'Identifier' ? called.name : '';
  const [first] = args;
  if (name === 'freeze' && first) return literalOf(first);
  return BUILT_IN.test(name) ? Object.assign(placeholder(name, code), { type: `xstate.${name}` }) : inert(short(code));
}

/** Function that shows the source text of another, and does nothing. */
function placeholder(name: string, code: string): object {
  const nothing = () => undefined;
  Object.defineProperty(nothing, 'name', { value: name });
  return Object.assign(nothing, { toString: () => code });
}
