import { type AnyStateMachine, type AnyStateNode, type AnyTransitionConfig, not, StateMachine } from 'xstate';

type StateConfig = AnyStateNode['config'];
type Member = AnyTransitionConfig | string | undefined;
type List = Member | readonly (Member | readonly Member[])[];
type Visit = (member: AnyTransitionConfig, where: string) => AnyTransitionConfig[];

/** A chart with one thing wrong, and what it is. */
export type Mutant = { name: string; machine: AnyStateMachine };

/** A list with each member as an object: `after` does not take a list of names. */
function rewriteList(list: List, where: string, visit: Visit): AnyTransitionConfig[] {
  const members: Member[] = [list].flat(2);
  return members.flatMap((member, index) => visit(typeof member === 'object' ? member : { target: member }, `${where} | ${index}`));
}

/** The same map of descriptors, without those whose list is empty: `undefined` would forbid the event instead. */
const rewriteMap = (map: Readonly<Record<string, List>>, where: string, visit: Visit): Record<string, AnyTransitionConfig[]> =>
  Object.fromEntries(
    Object.entries(map)
      .map(([key, list]) => [key, rewriteList(list, `${where} | ${key}`, visit)] as const)
      .filter(([, list]) => list.length > 0),
  );

const rewriteOne = (list: List, where: string, visit: Visit): AnyTransitionConfig[] | undefined => {
  const members = list === undefined ? [] : rewriteList(list, where, visit);
  return members.length > 0 ? members : undefined;
};

/** A copy of a state's config in which every transition was looked at, in a fixed order. */
function rewrite<Config extends StateConfig>(state: Config, path: string, visit: Visit): Config {
  const invoke = [state.invoke ?? []].flat().map((one) => ({
    ...one,
    onDone: rewriteOne(one.onDone, `${path} | done of ${one.id ?? one.src}`, visit),
    onError: rewriteOne(one.onError, `${path} | error of ${one.id ?? one.src}`, visit),
  }));
  return {
    ...state,
    ...(state.on && { on: rewriteMap(state.on, path, visit) }),
    ...(state.after && { after: rewriteMap(state.after, `${path} | after`, visit) }),
    ...(state.always && { always: rewriteOne(state.always, `${path} | always`, visit) }),
    ...(state.onDone && { onDone: rewriteOne(state.onDone, `${path} | done`, visit) }),
    ...(state.invoke && { invoke }),
    ...(state.states && {
      states: Object.fromEntries(Object.entries(state.states).map(([key, child]) => [key, rewrite(child, `${path}.${key}`, visit)])),
    }),
  };
}

/** One mutant for each transition that `change` changes: a copy of the chart in which only that one is changed. */
function mutants(
  machine: AnyStateMachine,
  verb: string,
  change: (member: AnyTransitionConfig) => AnyTransitionConfig[] | undefined,
): Mutant[] {
  const places: string[] = [];
  rewrite(machine.config, machine.id, (member, where) => {
    if (change(member)) places.push(where);
    return [member];
  });
  return places.map((place) => {
    const config = rewrite(machine.config, machine.id, (member, where) => (where === place ? (change(member) ?? [member]) : [member]));
    return { name: `${verb} ${place}`, machine: new StateMachine(config, machine.implementations) };
  });
}

/** The chart as it is, written anew like a mutant: what notices this one notices nothing. */
export const unchanged = (machine: AnyStateMachine): Mutant => ({
  name: 'unchanged',
  machine: new StateMachine(
    rewrite(machine.config, machine.id, (member) => [member]),
    machine.implementations,
  ),
});

/** The chart without its nth transition, for each. */
export const withoutTransition = (machine: AnyStateMachine): Mutant[] => mutants(machine, 'without', () => []);

/** The chart with its nth guard turned round, for each. */
export const withGuardNegated = (machine: AnyStateMachine): Mutant[] =>
  mutants(machine, 'negated', (member) => (member.guard === undefined ? undefined : [{ ...member, guard: not(member.guard) }]));
