import * as v from 'valibot';

/** Each schema of the contract accepts at least one of these. */
const TEXTS = [
  'Rahim Uddin',
  'rahim',
  '10.00',
  '123456',
  '2026-11-20',
  'AB12',
  'PL',
  'BD',
  'salary',
  'freeSpins',
  'low',
  '/help',
  '/',
  '9b2f0e2c-6a35-4b50-9d3e-0d4c2f5a7e11',
  '0123456789abcdef',
  '1',
  'login.failed',
  'assets/first.js',
  'assets/first.js:1:1',
];
const LONG_TEXT = 'I sell phones in Dhaka and know many players who would like to join. '.repeat(2);
const CANDIDATES: unknown[] = [
  ...TEXTS,
  LONG_TEXT,
  'rahim@example.test',
  'iVBORw0KGgo=',
  '{}',
  '',
  'true',
  1,
  0,
  2,
  3,
  10,
  1_000,
  100_000,
  true,
];

type Part = v.GenericSchema & {
  entries?: Record<string, Part>;
  wrapped?: Part;
  item?: Part;
  items?: Part[];
  options?: unknown[];
  literal?: unknown;
  pipe?: unknown[];
};

/** Returns a value that a schema accepts, with every optional field; throws if no candidate fits. */
export function sampleOf(schema: v.GenericSchema, path = 'input'): unknown {
  const { entries, wrapped, item, items, options, literal } = schema as Part;
  if (entries)
    return Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, sampleOf(part, `${path}.${name}`)]));
  if (wrapped) return sampleOf(wrapped, path);
  if (items) return items.map((part) => sampleOf(part, path));
  if (item) return [1, 2, 3].map(() => sampleOf(item, path)).slice(0, lengthOf(schema));
  if (literal !== undefined) return literal;
  const [option] = options ?? [];
  if (options && schema.type === 'picklist') return option;
  if (options && schema.type === 'variant') return sampleOf(option as Part, path);
  const sample = CANDIDATES.find((candidate) => v.is(schema, candidate));
  if (sample === undefined) throw new Error(`no sample for ${path} (${schema.type})`);
  return sample;
}

/** Two items if a list must have at least two, else one. */
const lengthOf = (list: v.GenericSchema) => {
  const minimum = ((list as Part).pipe ?? []).find((action) => Reflect.get(Object(action), 'type') === 'min_length');
  return Number(Reflect.get(Object(minimum), 'requirement') ?? 1);
};

/** Yields the value with each of its texts replaced in turn. */
export function* withTextReplaced(value: unknown, replacement: string): Generator<unknown> {
  if (typeof value === 'string') yield replacement;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const changed of withTextReplaced(part, replacement))
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
}
