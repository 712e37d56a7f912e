import { type CssNode, parse, walk } from 'css-tree';
import { childrenOf, css, type Feature, type Finding, missingIn, missingInAll } from './support';

const { properties = {}, selectors = {}, types = {} } = css;
const atRules = css['at-rules'] ?? {};

/** CSS functions by name (`color-mix`), wherever MDN lists them. */
const functions = new Map<string, Feature[]>();
function collectFunctions(feature: Feature): void {
  for (const [name, child] of childrenOf(feature)) {
    functions.set(name, [...(functions.get(name) ?? []), child]);
    collectFunctions(child);
  }
}
collectFunctions(types);

/** Forgiving selector lists, in which an unknown selector invalidates no other. */
const FORGIVING = ['is', 'where'];
const DYNAMIC_UNIT = /^[dls]v(h|w|i|b|min|max)$/;
const CONTAINER_UNIT = /^cq(h|w|i|b|min|max)$/;

/**
 * Properties, values, units, selectors and at-rules of a sheet that one of the promised browsers lacks. Guarded are the
 * contents of `@supports`, and a declaration after one of the same property in the same rule, which older browsers
 * keep. Media features are not checked, because a query with an unknown one just never matches.
 */
export function findInStyles(sheet: string): Finding[] {
  const found: Finding[] = [];
  const declaredIn = new WeakMap<CssNode, Set<string>>();
  walk(parse(sheet), {
    enter(node) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
      if (node.type === 'PseudoClassSelector' && FORGIVING.includes(String(node.name))) return walk.skip;
      const isFallback = isRepeated(node, this.rule, declaredIn);
      const { declaration } = this;
      const missing = declaration && repeated.has(declaration) ? [] : missingOf(node, declaration?.property);
      if (isFallback) repeated.add(node);
      else if (missing.length > 0) found.push({ name: labelOf(node, declaration), missing });
      return undefined;
    },
  });
  return found;
}

const repeated = new WeakSet<CssNode>();

/** Returns whether a declaration follows another of its property in the same rule. */
function isRepeated(node: CssNode, rule: CssNode | null, declaredIn: WeakMap<CssNode, Set<string>>): boolean {
  if (node.type !== 'Declaration' || !rule || !node.property) return false;
  const declared = declaredIn.get(rule) ?? new Set();
  declaredIn.set(rule, declared);
  if (declared.has(node.property)) return true;
  declared.add(node.property);
  return false;
}

function missingOf(node: CssNode, property = ''): string[] {
  const { type, unit = '' } = node;
  const name = typeof node.name === 'string' ? node.name : '';
  if (name.startsWith('-') || node.property?.startsWith('-')) return [];
  if (type === 'Atrule') return missingIn(atRules[name] ?? {});
  if (type === 'Declaration') return missingIn(properties[node.property ?? ''] ?? {});
  if (/^Pseudo(Class|Element)Selector$/.test(type)) return missingIn(selectors[name] ?? {});
  if (type === 'NestingSelector') return missingIn(selectors.nesting ?? {});
  if (type === 'Identifier') return missingIn(properties[property]?.[name] ?? {});
  if (type === 'Function') return missingInAll(functions.get(name) ?? []);
  return type === 'Dimension' ? missingIn(unitOf(unit)) : [];
}

function unitOf(unit: string): Feature {
  const { length = {} } = types;
  if (DYNAMIC_UNIT.test(unit)) return length.viewport_percentage_units_dynamic ?? {};
  if (CONTAINER_UNIT.test(unit)) return length.container_query_length_units ?? {};
  return length[unit] ?? {};
}

function labelOf({ type, name, property, unit }: CssNode, declaration: CssNode | null): string {
  if (type === 'Atrule') return `@${name}`;
  if (type === 'Declaration') return `${property}:`;
  if (type === 'PseudoClassSelector') return `:${name}`;
  if (type === 'PseudoElementSelector') return `::${name}`;
  if (type === 'NestingSelector') return '&';
  if (type === 'Function') return `${name}()`;
  return type === 'Dimension' ? `1${unit}` : `${declaration?.property}: ${name}`;
}
