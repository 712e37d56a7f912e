import type { ESTree } from 'vite';
import { bare, keyOf, type Node } from './syntax';

/** Resolves what is not literal; by default it is undefined. */
type Resolver = (node: Node) => unknown;

/** Returns the value of a literal expression without running it. */
export function literalOf(written: Node, resolve: Resolver = () => undefined): unknown {
  const node = bare(written);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return templateOf(node, resolve);
    case 'ObjectExpression':
      return objectOf(node, resolve);
    case 'ArrayExpression':
      return node.elements.flatMap((element) => elementOf(element, resolve));
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(literalOf(node.argument, resolve)) : resolve(node);
    default:
      return node.type === 'Identifier' && node.name === 'undefined' ? undefined : resolve(node);
  }
}

function templateOf({ quasis, expressions }: ESTree.TemplateLiteral, resolve: Resolver): string {
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return `${value.cooked}${expression ? String(literalOf(expression, resolve) ?? '') : ''}`;
    })
    .join('');
}

function objectOf({ properties }: ESTree.ObjectExpression, resolve: Resolver): Record<string, unknown> {
  const entries = properties.flatMap((property): [string, unknown][] => {
    if (property.type === 'SpreadElement') return Object.entries(Object(literalOf(property.argument, resolve)));
    const computed = property.computed ? literalOf(property.key, resolve) : undefined;
    const key = keyOf(property) ?? (computed === undefined ? undefined : String(computed));
    return key === undefined ? [] : [[key, literalOf(property.value, resolve)]];
  });
  return Object.fromEntries(entries);
}

function elementOf(element: ESTree.ArrayExpression['elements'][number], resolve: Resolver): unknown[] {
  if (element === null) return [undefined];
  if (element.type !== 'SpreadElement') return [literalOf(element, resolve)];
  const spread = literalOf(element.argument, resolve);
  return Array.isArray(spread) ? spread : [];
}
