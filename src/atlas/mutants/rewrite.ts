import { type AnyStateMachine, type AnyStateNode, type AnyTransitionConfig, StateMachine } from 'xstate';

export type StateConfig = AnyStateNode['config'];
type Member = AnyTransitionConfig | string | undefined;
type List = Member | readonly (Member | readonly Member[])[];
export type Delays = AnyStateMachine['implementations']['delays'];

/** Change of a copy, by the ids of `declared`: of a transition, which may become none or several, or of a state. */
export type Change = {
  transition?(member: AnyTransitionConfig, id: string): AnyTransitionConfig[];
  state?(config: StateConfig, id: string): StateConfig;
  /** Delays that the changed config names. */
  delays?: Delays;
};

const listed = (list: List): Member[] => [list].flat(2);

/** Returns a list with all members as objects, because `after` rejects a list of names. */
const rewriteList = (list: List, id: string, { transition }: Change): AnyTransitionConfig[] =>
  listed(list)
    .map((member) => (typeof member === 'object' ? member : { target: member }))
    .flatMap((member, index) => transition?.(member, `${id} | ${index}`) ?? [member]);

/** Omits descriptors with an empty list: `undefined` would forbid the event instead. */
const rewriteMap = (map: Readonly<Record<string, List>>, idOf: (key: string) => string, change: Change) =>
  Object.fromEntries(
    Object.entries(map)
      .map(([key, list]) => [key, rewriteList(list, idOf(key), change)] as const)
      .filter(([, list]) => list.length > 0),
  );

const rewriteOne = (list: List, id: string, change: Change): AnyTransitionConfig[] | undefined => {
  const members = list === undefined ? [] : rewriteList(list, id, change);
  return members.length > 0 ? members : undefined;
};

const invokesOf = (node: AnyStateNode, change: Change) =>
  [node.config.invoke ?? []].flat().map((invoke, index) => {
    const of = (kind: string) => `${node.id} | xstate.${kind}.${node.invoke[index]?.id}`;
    return {
      ...invoke,
      onDone: rewriteOne(invoke.onDone, of('done.actor'), change),
      onError: rewriteOne(invoke.onError, of('error.actor'), change),
      onSnapshot: rewriteOne(invoke.onSnapshot, of('snapshot'), change),
    };
  });

/** Copies a state's config recursively, in a fixed order. */
function rewriteState<Config extends StateConfig>(state: Config, node: AnyStateNode, change: Change): Config {
  const { id, states } = node;
  const below = (key: string, child: StateConfig) => (states[key] ? rewriteState(child, states[key], change) : child);
  const copy = {
    ...state,
    ...(state.on && { on: rewriteMap(state.on, (key) => `${id} | ${key}`, change) }),
    ...(state.after && { after: rewriteMap(state.after, (key) => `${id} | xstate.after.${key}.${id}`, change) }),
    ...(state.always && { always: rewriteOne(state.always, `${id} | always`, change) }),
    ...(state.onDone && { onDone: rewriteOne(state.onDone, `${id} | xstate.done.state.${id}`, change) }),
    ...(state.invoke && { invoke: invokesOf(node, change) }),
    ...(state.states && {
      states: Object.fromEntries(Object.entries(state.states).map(([key, child]) => [key, below(key, child)])),
    }),
  };
  return { ...copy, ...change.state?.(copy, id) };
}

/** Creates a copy of a machine from its config, with a change. */
export function rewrite({ config, root, implementations }: AnyStateMachine, change: Change = {}): AnyStateMachine {
  const delays = { ...implementations.delays, ...change.delays };
  return new StateMachine(rewriteState(config, root, change), { ...implementations, delays });
}
