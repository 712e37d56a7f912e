import type { Site } from './sites';
import { bare, keyOf, lineAt, type Node, type Source } from './syntax';

/** Returns the line of a part of a machine's config, by the keys that lead to it; of the nearest written part. */
export function lineOfPart({ text }: Source, { call, line }: Site, at: readonly string[]): number {
  const [config] = call.arguments;
  let node: Node | undefined = config && bare(config);
  let found = line;
  for (const key of at) {
    const next: Node | undefined = node && partOf(node, key);
    if (!next) return found;
    found = lineAt(text, next.start);
    node = next.type === 'Property' ? bare(next.value) : bare(next);
  }
  return found;
}

function partOf(node: Node, key: string): Node | undefined {
  if (node.type === 'ObjectExpression')
    return node.properties.find((property) => property.type === 'Property' && keyOf(property) === key);
  return node.type === 'ArrayExpression' ? (node.elements[Number(key)] ?? undefined) : undefined;
}
