import { inertLabel } from './inert';

type Config = Record<string, unknown>;
/** Part of a chart that a stub hides: the keys that lead to it, and what is drawn in its place. */
export type Assumption = { at: readonly string[]; text: string };

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && inertLabel(value) === undefined;
const isInert = (value: unknown): boolean => inertLabel(value) !== undefined;

/**
 * Replaces the inert values of a config that XState would follow: an unknown initial state by the first, unknown
 * targets, states and transitions by none. Returns the same object if there are none.
 */
export function settleConfig(config: unknown, note: (assumption: Assumption) => void): unknown {
  if (isInert(config)) {
    note({ at: [], text: `the whole config comes from ${inertLabel(config)}, which is stubbed` });
    return {};
  }
  return isObject(config) ? stateIn(config, [], note) : config;
}

function stateIn(state: Config, at: readonly string[], note: (assumption: Assumption) => void): Config {
  const changes: Config = {};
  const missing = (key: string, text: string, value?: unknown) => {
    changes[key] = value;
    note({ at: [...at, key], text });
  };
  for (const key of ['states', 'on', 'after', 'always', 'onDone', 'type', 'tags', 'meta', 'output'])
    if (isInert(state[key])) missing(key, `${key} is unknown`);
  for (const key of ['id', 'description']) if (isInert(state[key])) changes[key] = String(state[key]);
  if (isInert(state.context)) changes.context = {};
  const states = isObject(state.states) ? state.states : {};
  if (isInert(state.initial)) {
    const [first] = Object.keys(states);
    missing('initial', `its initial state is unknown: ${first ?? 'none'} is assumed`, first);
  }
  const settled = mapped(states, (child, key) => (isObject(child) ? stateIn(child, [...at, 'states', key], note) : {}));
  if (settled !== states) changes.states = settled;
  for (const key of ['on', 'after'])
    if (isObject(state[key])) {
      const events = state[key];
      const lists = mapped(events, (list, event) => transitionsIn(list, [...at, key, event], note));
      if (lists !== events) changes[key] = lists;
    }
  for (const key of ['always', 'onDone'])
    if (state[key] !== undefined && !(key in changes)) {
      const list = transitionsIn(state[key], [...at, key], note);
      if (list !== state[key]) changes[key] = list;
    }
  const invoke = invokesIn(state.invoke, [...at, 'invoke'], note);
  if (invoke !== state.invoke) changes.invoke = invoke;
  return Object.keys(changes).length > 0 ? { ...state, ...changes } : state;
}

/** Maps the values of an object; returns the same object if none changes. */
function mapped(of: Config, value: (element: unknown, key: string) => unknown): Config {
  const entries = Object.entries(of).map(([key, element]) => [key, value(element, key)] as const);
  return entries.some(([key, element]) => element !== of[key]) ? Object.fromEntries(entries) : of;
}

function transitionsIn(list: unknown, at: readonly string[], note: (assumption: Assumption) => void): unknown {
  if (Array.isArray(list)) {
    const settled = list.map((each, index) => transitionsIn(each, [...at, `${index}`], note));
    return settled.some((each, index) => each !== list[index]) ? settled : list;
  }
  if (isInert(list)) {
    note({ at, text: `its target is unknown (${inertLabel(list)})` });
    return {};
  }
  if (!isObject(list) || ![list.target].flat().some(isInert)) return list;
  note({ at: [...at, 'target'], text: `its target is unknown (${inertLabel([list.target].flat().find(isInert))})` });
  return { ...list, target: undefined };
}

/** An inert source is called by its label, so that the picture names it. */
function invokesIn(invoke: unknown, at: readonly string[], note: (assumption: Assumption) => void): unknown {
  if (isInert(invoke)) return { src: String(invoke) };
  if (Array.isArray(invoke)) {
    const settled = invoke.map((each, index) => invokesIn(each, [...at, `${index}`], note));
    return settled.some((each, index) => each !== invoke[index]) ? settled : invoke;
  }
  if (!isObject(invoke)) return invoke;
  const changes: Config = {};
  if (isInert(invoke.src)) changes.src = String(invoke.src);
  if (isInert(invoke.id)) changes.id = String(invoke.id);
  for (const key of ['onDone', 'onError', 'onSnapshot'])
    if (invoke[key] !== undefined) {
      const list = transitionsIn(invoke[key], [...at, key], note);
      if (list !== invoke[key]) changes[key] = list;
    }
  return Object.keys(changes).length > 0 ? { ...invoke, ...changes } : invoke;
}
