import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { listsOf, nodesOf } from './nodes';

/** Keys that lead to a value in an event, a context or an output. */
type Keys = readonly string[];
/** Literal that guards compare a value with. */
type Compared = { at: Keys; value: unknown };
type Code = { text: string /** Context key that the code assigns. */; into?: string };
type Named = Record<string, unknown>;

const LITERAL = String.raw`'[^'\n]*'|"[^"\n]*"|-?\d+(?:\.\d+)?|true|false`;
const PATH = String.raw`[A-Za-z_$][\w$]*(?:[?!]?\.[A-Za-z_$][\w$]*)*`;
const COMPARED = new RegExp(String.raw`(${PATH})\s*([!=]==?|[<>]=?)\s*(${LITERAL})`, 'g');
const TURNED = new RegExp(String.raw`(${LITERAL})\s*([!=]==?|[<>]=?)\s*(${PATH})`, 'g');
/** Matches a path used as a condition by itself. */
const CONDITION_PATH = new RegExp(
  String.raw`(?:=>|return|&&|\|\||!)[\s!(]*((?:context|event)[?!]?\.${PATH})(?=\s*(?:[;)}&|]|\?(?!\.)|$))`,
  'g',
);
const READ = new RegExp(String.raw`\bevent[?!]?\.(${PATH})(\()?`, 'g');
const STORED = new RegExp(String.raw`([\w$]+):\s*event[?!]?\.(${PATH})`, 'g');
const RETURNED = /(?:return|resolve\(|=>\s*\()\s*(?:Promise\.resolve\(\s*)?\{([^{}]*)\}/g;
const PAIR = new RegExp(String.raw`([\w$]+):\s*(${LITERAL})`, 'g');

/** Maximum number of guessed classes per event or outcome. */
const MAX_CLASSES = 12;

/** Extracts the values that the guards and actions of a machine read, from their source code. */
export function namedIn(machine: AnyStateMachine) {
  const { guards = {}, actions = {}, actors = {} } = machine.implementations as unknown as Record<string, Named>;
  const all = nodesOf(machine.root).flatMap((node) => [
    ...listsOf(node).flatMap(({ list }) => list),
    ...(node.always ?? []),
  ]);
  const guardCodes = (transition: AnyTransitionDefinition) => codesOf(transition.guard, guards);
  const compared = [...new Set(all)].flatMap(guardCodes).flatMap(({ text }) => comparedIn(text));

  /** Returns the payloads that the transitions of a descriptor read. */
  const eventsOf = (descriptor: string): Named[] => {
    const list = all.filter(({ eventType }) => eventType === descriptor);
    const guard = list.flatMap(guardCodes);
    const codes = [...guard, ...list.flatMap((transition) => codesOf(transition.actions, actions))];
    const read = distinct(codes.flatMap(({ text }) => readIn(text)));
    const base = read.reduce<Named>((event, { at, value }) => put(event, at, value), {});
    const other = guard.flatMap(({ text }) => readIn(text)).map(({ at }): Compared => ({ at, value: '' }));
    const variants = [...read.flatMap(({ at }) => meant(at, codes, compared)), ...other];
    return read.length === 0 ? [] : different([base, ...variants.map(({ at, value }) => put(base, at, value))]);
  };
  /** Returns candidate outputs of an actor: those its code returns, and those that transitions read. */
  const outputsOf = (src: string, descriptor: string): unknown[] => {
    const logic = actors[src];
    const text = typeof logic === 'object' && logic !== null && 'config' in logic ? String(logic.config) : '';
    const returned = [...text.matchAll(RETURNED)].map(([, body = '']) =>
      Object.fromEntries([...body.matchAll(PAIR)].map(([, key = '', value = '']) => [key, literalOf(value)])),
    );
    const readOutputs = eventsOf(descriptor).flatMap((event) => ('output' in event ? [event.output] : []));
    return different(
      [...returned, ...readOutputs].filter(
        (output) => typeof output !== 'object' || Object.keys(output ?? {}).length > 0,
      ),
    );
  };
  /** Returns variations of a known input. */
  const inputsOf = (input: Named): Named[] =>
    different(compared.filter(({ at }) => (at[0] ?? '') in input).map(({ at, value }) => put(input, at, value)));
  return { eventsOf, outputsOf, inputsOf };
}

/** Returns the code of a guard or actions, including named parts, combinators and assignments. */
function codesOf(part: unknown, known: Named, visited = new Set<unknown>(), into?: string): Code[] {
  if (typeof part === 'string')
    return part in known && !visited.has(part) ? codesOf(known[part], known, visited.add(part), into) : [];
  if (typeof part === 'function' && Object.keys(part).length === 0)
    return [{ text: withoutNotes(part), ...(into && { into }) }];
  if (part === null || (typeof part !== 'object' && typeof part !== 'function') || visited.has(part)) return [];
  visited.add(part);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key !== 'assignment' || typeof value !== 'object' || value === null)
      return codesOf(value, known, visited, into);
    return Object.entries(value).flatMap(([name, part]) => codesOf(part, known, visited, name));
  });
}

/** Strips comments and calls that only trim text. */
const withoutNotes = (code: unknown): string =>
  String(code)
    .replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .replace(/[?!]?\.(?:trim|to\w*Case|toString)\w*\(\)/g, '');
const keysOf = (path: string): string[] => path.split(/[?!]?\./);
const rooted = (path: string): string[] =>
  keysOf(path).filter((key, at) => at > 0 || (key !== 'context' && key !== 'event'));
const literalOf = (literal: string): unknown =>
  /^['"]/.test(literal)
    ? literal.slice(1, -1)
    : literal === 'true' || literal === 'false'
      ? literal === 'true'
      : Number(literal);

function comparedIn(text: string): Compared[] {
  const found = [
    ...[...text.matchAll(COMPARED)].map(([, path = '', sign = '', value = '']) => ({
      at: rooted(path),
      sign,
      value: literalOf(value),
    })),
    ...[...text.matchAll(TURNED)].map(([, value = '', sign = '', path = '']) => ({
      at: rooted(path),
      sign,
      value: literalOf(value),
    })),
  ];
  const conditions = [...text.matchAll(CONDITION_PATH)].flatMap(([, path = '']) =>
    [true, false].map((value) => ({ at: rooted(path), value })),
  );
  return [...found.flatMap(({ at, sign, value }) => around(at, sign, value)), ...conditions];
}

/** Returns values on either side of a comparison. */
function around(at: Keys, sign: string, value: unknown): Compared[] {
  if (typeof value !== 'number') return [{ at, value }];
  const near = /[<>]/.test(sign) ? [value + 1, value, value - 1] : [value];
  if (at.at(-1) !== 'length') return near.map((number) => ({ at, value: number }));
  return near
    .filter((number) => number >= 0 && number <= 100)
    .map((number) => ({ at: at.slice(0, -1), value: 'a'.repeat(number) }));
}

/** Returns the paths of an event that code reads, each with a value that fits its use. */
function readIn(text: string): Compared[] {
  const direct = [...text.matchAll(READ)].map(([, path = '', called]) =>
    called ? keysOf(path).slice(0, -1) : keysOf(path),
  );
  const destructuredKeys = [...text.matchAll(/\bevent:\s*\{([^{}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap(
      (name) =>
        /^\s*([\w$]+)/
          .exec(name)
          ?.slice(1, 2)
          .map((key) => [key]) ?? [],
    ),
  );
  return [...direct, ...destructuredKeys]
    .map((keys) => (keys.at(-1) === 'length' ? keys.slice(0, -1) : keys))
    .filter((keys) => keys.length > 0 && keys[0] !== 'type' && keys[0] !== 'error')
    .map((at) => ({ at, value: at.length === 1 && at[0] === 'output' ? {} : 'a' }));
}

/** Returns the values that guards compare with a path, or with the context key that stores it. */
function meant(at: Keys, codes: readonly Code[], compared: readonly Compared[]): Compared[] {
  const storedAt = codes.flatMap(({ text, into }) => {
    const named = [...text.matchAll(STORED)]
      .filter(([, , path = '']) => keysOf(path).join('.') === at.join('.'))
      .map(([, key = '']) => [key]);
    const reads = into !== undefined && readIn(text).some((read) => read.at.join('.') === at.join('.'));
    return reads ? [...named, [into], ...named.map((key) => [into, ...key])] : named;
  });
  return [at, ...storedAt].flatMap((start) =>
    compared
      .filter((comparison) => start.every((key, place) => comparison.at[place] === key))
      .map((comparison) => ({ at: [...at, ...comparison.at.slice(start.length)], value: comparison.value })),
  );
}

/** Copies an object with a value at a path, replacing non-objects on the way. */
function put(object: Named, [key, ...rest]: Keys, value: unknown): Named {
  if (key === undefined) return object;
  const inner = object[key];
  if (rest.length === 0) return { ...object, [key]: typeof inner === 'object' && value === 'a' ? inner : value };
  return { ...object, [key]: put(typeof inner === 'object' && inner !== null ? (inner as Named) : {}, rest, value) };
}

const distinct = (all: readonly Compared[]): Compared[] => [
  ...new Map(all.map((comparison) => [comparison.at.join('.'), comparison])).values(),
];
const different = <T>(all: readonly T[]): T[] =>
  [...new Map(all.map((value) => [JSON.stringify(value), value])).values()].slice(0, MAX_CLASSES);
