import type * as v from 'valibot';
import { type Endpoint, endpoints } from '../../../src/contract/endpoints';

/** Names of secret fields in replies. */
const SECRET = [
  'token',
  'proof',
  'slideProof',
  'idToken',
  'phoneToken',
  'challenge',
  'challengeId',
  'linkId',
  'changeId',
  'secret',
  'qr',
  'state',
  'key',
];
/** Fields with such names that are public: the proof of a round recalculates its result. */
const PUBLIC = ['verification.proof'];
const PNG = 'iVBORw0KGgo';
const OPENED = /^(optional|nullable|nullish)$/;

/** Answers every call of the contract with a valid value in which each secret is unique. */
export function markedWire() {
  const secrets = new Map<string, string>();
  let count = 0;
  const marked = (key: string, kinds: ReadonlySet<string>) => {
    count += 1;
    const number = String(count).padStart(12, '0');
    const value = kinds.has('uuid')
      ? `0189aaaa-bbbb-7ccc-8ddd-${number}`
      : `${kinds.has('base64') ? PNG : 'mark'}${key}${number}`;
    secrets.set(value, `a reply's ${key}`);
    return kinds.has('base64') ? value.slice(0, Math.floor(value.length / 4) * 4) : value;
  };
  const text = (path: string, schema: v.GenericSchema) => {
    const kinds = new Set(partsOf(schema).map(({ type }) => type));
    const key = path.split('.').at(-1) ?? '';
    if (SECRET.includes(key) && !PUBLIC.some((known) => path.endsWith(known))) return marked(key, kinds);
    if (kinds.has('uuid')) return '01890000-0000-7000-8000-000000000001';
    if (kinds.has('regex')) return '12.00';
    return kinds.has('base64') ? PNG.padEnd(12, 'A') : 'some text';
  };
  const sample = (path: string, schema: v.GenericSchema): unknown => {
    const inner = partOf(schema, 'wrapped');
    if (OPENED.test(schema.type) && inner) return sample(path, inner);
    if (schema.type === 'object')
      return Object.fromEntries(entriesOf(schema).map(([name, entry]) => [name, sample(`${path}.${name}`, entry)]));
    const item = partOf(schema, 'item');
    if (schema.type === 'array' && item) return [sample(path, item)];
    const [first] = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
    if (schema.type === 'picklist') return first;
    if (schema.type === 'union') return sample(path, first);
    if (schema.type === 'literal' && 'literal' in schema) return schema.literal;
    if (schema.type === 'number') return 1;
    if (schema.type === 'boolean') return false;
    return schema.type === 'string' ? text(path, schema) : null;
  };
  return {
    secrets,
    answer(method: string, path: string): unknown {
      const endpoint = Object.values<Endpoint>(endpoints).find(
        (entry) => entry.method === method && entry.path === path,
      );
      if (!endpoint) throw new Error(`Nothing of the contract answers ${method} ${path}.`);
      return sample('value', endpoint.response);
    },
    demand: () => ({ challengeId: marked('challengeId', new Set(['uuid'])), proofs: [{ kind: 'sms', hint: '…78' }] }),
  };
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'type' in value;
const partOf = (schema: v.GenericSchema, name: string): v.GenericSchema | undefined => {
  const part: unknown = Reflect.get(schema, name);
  return isSchema(part) ? part : undefined;
};
const entriesOf = (schema: v.GenericSchema): [string, v.GenericSchema][] =>
  Object.entries(Object('entries' in schema ? schema.entries : {})).flatMap(([name, entry]) =>
    isSchema(entry) ? [[name, entry]] : [],
  );
const partsOf = (schema: v.GenericSchema): v.GenericSchema[] =>
  'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.filter(isSchema) : [schema];
