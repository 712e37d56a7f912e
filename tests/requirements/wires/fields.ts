import * as v from 'valibot';
import { passkeyCreation, passkeyMade, passkeyRequest, passkeySigned } from '../../../src/contract/identity/webauthn';

/** Schemas passed unread between the browser's WebAuthn and the gateway's library. */
const WHOLE: unknown[] = [passkeyCreation, passkeyMade, passkeyRequest, passkeySigned];

const branch = v.looseObject({
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  rest: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  options: v.optional(v.unknown()),
  items: v.optional(v.unknown()),
  pipe: v.optional(v.unknown()),
});

/** Names of all fields of a schema, at any depth. */
export function fieldsOf(schema: unknown, visited = new Set<unknown>()): Set<string> {
  const found = new Set<string>();
  if (visited.has(schema) || WHOLE.includes(schema)) return found;
  visited.add(schema);
  const { success, output } = v.safeParse(branch, schema);
  if (!success) return found;
  const { entries = {}, wrapped, item, rest, value, options, items, pipe } = output;
  for (const name of Object.keys(entries)) found.add(name);
  const inner = [
    ...Object.values(entries),
    wrapped,
    item,
    rest,
    value,
    ...[options, items, pipe].flatMap((entry) => (Array.isArray(entry) ? entry : [])),
  ];
  for (const entry of inner) for (const name of fieldsOf(entry, visited)) found.add(name);
  return found;
}
