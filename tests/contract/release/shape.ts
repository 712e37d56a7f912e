import * as v from 'valibot';
import type { Endpoint } from '../../../src/contract/endpoints';

/** Fields of a schema by path, `list[].state`, with their type; a `?` ends the type of one that may be missing. */
export type Shape = Record<string, string>;
/** Shapes of an endpoint's request and response, and the call that it is. */
export type EndpointShape = { call: string; request: Shape; response: Shape };
export type ContractShape = Record<string, EndpointShape>;

/** Deepest field; deeper ones are those of schemas that contain themselves. */
const DEEPEST = 8;
const part = v.looseObject({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  items: v.optional(v.array(v.unknown())),
  value: v.optional(v.unknown()),
  getter: v.optional(v.function()),
});
const WRAPPERS = ['optional', 'nullish', 'undefinedable', 'exact_optional'];

/** Types that JSON does not tell apart count as one. */
const JSON_TYPES: Record<string, string> = {
  object: 'object',
  strict_object: 'object',
  loose_object: 'object',
  record: 'object',
  array: 'array',
  tuple: 'array',
  strict_tuple: 'array',
  number: 'number',
  boolean: 'boolean',
  string: 'string',
};

/** Position of a schema: its path, and whether the field may be missing. */
type Position = { path: string; isOptional: boolean; depth: number };

/** Adds the fields of a schema at a position. */
function collect(schema: unknown, at: Position, shape: Shape): void {
  const parsed = v.safeParse(part, schema);
  if (!parsed.success || at.depth > DEEPEST) return;
  const { type, wrapped, options, getter } = parsed.output;
  const schemas = (options ?? []).filter((option) => v.is(part, option));
  if (getter) collect(getter(), { ...at, depth: at.depth + 1 }, shape);
  else if (wrapped) collect(wrapped, { ...at, isOptional: at.isOptional || WRAPPERS.includes(type) }, shape);
  else if (schemas.length > 0) collectAny(schemas, at, shape);
  else collectParts(parsed.output, at, shape);
}

function collectParts(
  { type, entries = {}, item, items = [item], value }: v.InferOutput<typeof part>,
  { path, isOptional, depth }: Position,
  shape: Shape,
): void {
  if (path !== '') shape[path] = `${JSON_TYPES[type] ?? 'value'}${isOptional ? '?' : ''}`;
  const below = { isOptional: false, depth: depth + 1 };
  for (const [name, field] of Object.entries(entries))
    collect(field, { ...below, path: path === '' ? name : `${path}.${name}` }, shape);
  if (type === 'record') collect(value, { ...below, path: `${path}.*`, isOptional: true }, shape);
  for (const member of items) collect(member, { ...below, path: `${path}[]` }, shape);
}

/** Adds the fields of all alternatives; one that some lack may be missing. */
function collectAny(schemas: unknown[], at: Position, shape: Shape): void {
  const shapes = schemas.map((schema) => {
    const own: Shape = {};
    collect(schema, at, own);
    return own;
  });
  for (const name of new Set(shapes.flatMap((own) => Object.keys(own)))) {
    const types = new Set(shapes.map((own) => own[name]?.replace('?', '')).filter((type) => type !== undefined));
    const mayMiss = shapes.some((own) => own[name] === undefined || own[name]?.endsWith('?'));
    shape[name] = `${types.size === 1 ? [...types][0] : 'value'}${mayMiss ? '?' : ''}`;
  }
}

function shapeOf(schemas: readonly unknown[]): Shape {
  const shape: Shape = {};
  for (const schema of schemas) collect(schema, { path: '', isOptional: false, depth: 0 }, shape);
  return Object.fromEntries(Object.entries(shape).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Shapes of all endpoints, sorted by name: the fixture of a release. */
export function contractShape(endpoints: Readonly<Record<string, Endpoint>>): ContractShape {
  const sorted = Object.entries(endpoints).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, { method, path, query, body, clear, response, stream }]): [string, EndpointShape] => [
      name,
      { call: `${method} ${path}`, request: shapeOf([query, body, clear]), response: shapeOf([response, stream]) },
    ]),
  );
}
