import type { AnyStateNode } from 'xstate';
import type { Mutation } from './kinds';
import { nextTo } from './of-transition';
import type { Delays, StateConfig } from './rewrite';

type Kind = Mutation['kind'];

const only = (
  node: AnyStateNode,
  kind: Kind,
  detail: string,
  state: (config: StateConfig) => StateConfig,
  delays?: Delays,
): Mutation => ({
  kind,
  at: `${node.id} | ${detail}`,
  change: { state: (config, id) => (id === node.id ? state(config) : config), delays },
});

/** Starts a state in the child after its initial one. */
function initialSwapped(node: AnyStateNode): Mutation[] {
  const [first] = node.type === 'compound' ? node.initial.target : [];
  const next = first && nextTo(first);
  if (!next) return [];
  return [
    only(node, 'initial swapped', 'initial', (config) => ({
      ...config,
      initial: typeof config.initial === 'object' ? { ...config.initial, target: next.key } : next.key,
    })),
  ];
}

function actionsDropped(node: AnyStateNode, when: 'entry' | 'exit'): Mutation[] {
  const actions = [node.config[when] ?? []].flat();
  return actions.map((_, index) =>
    only(node, 'action dropped', `${when} ${index}`, (config) => ({
      ...config,
      [when]: actions.filter((_, other) => other !== index),
    })),
  );
}

const CHANGED = { longer: (ms: number) => ms * 2 + 1, shorter: (ms: number) => Math.floor(ms / 2) };

/** Doubles or halves a delay; a named one gets a name of its own, so that other uses stay as they are. */
function delaysChanged(node: AnyStateNode): Mutation[] {
  const { delays: named } = node.machine.implementations;
  return Object.keys(node.config.after ?? {}).flatMap((key) =>
    Object.entries(CHANGED).map(([kind, changed]) => {
      const delay = named?.[key] ?? Number(key);
      const name = `${kind} ${key}`;
      const delays: Delays = {
        [name]: typeof delay === 'number' ? changed(delay) : (...args) => changed(delay(...args)),
      };
      const renamed = ({ after = {}, ...config }: StateConfig): StateConfig => ({
        ...config,
        after: Object.fromEntries(Object.entries(after).map(([other, list]) => [other === key ? name : other, list])),
      });
      return only(node, 'delay changed', `after ${key} | ${kind}`, renamed, delays);
    }),
  );
}

/** Removes an outcome of an invoke. Outcomes with a single transition are covered by deleting that transition. */
function outcomesRemoved(node: AnyStateNode): Mutation[] {
  const invokes = [node.config.invoke ?? []].flat();
  return invokes.flatMap((invoke, index) =>
    (['onDone', 'onError'] as const)
      .filter((end) => [invoke[end] ?? []].flat().length > 1)
      .map((end) =>
        only(node, 'outcome removed', `${end} of ${node.invoke[index]?.id}`, (config) => ({
          ...config,
          invoke: [config.invoke ?? []]
            .flat()
            .map((invoke, position) => (position === index ? { ...invoke, [end]: undefined } : invoke)),
        })),
      ),
  );
}

/** Returns the mutations of a state, except those of its transitions. */
export const mutationsOfState = (node: AnyStateNode): Mutation[] => [
  ...initialSwapped(node),
  ...actionsDropped(node, 'entry'),
  ...actionsDropped(node, 'exit'),
  ...delaysChanged(node),
  ...outcomesRemoved(node),
];
