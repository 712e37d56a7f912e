import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { codeOf } from './code-of';
import { type DeclaredState, type DeclaredTransition, isDelay, nameOf, stateOf, transitionOf } from './declared';
import { stable } from './json';
import { listsOf, nodesOf, pathOf } from './nodes';

export type PictureState = DeclaredState & {
  history?: 'shallow' | 'deep';
  /** Dotted paths of what is entered with it: of a compound state its initial state; of a history its default, where it has one. */
  initial: string[];
  /** What is done on the way to the initial state. */
  initialActions: string[];
  entry: string[];
  exit: string[];
  /** What it ends with, as it is written. */
  output?: string;
  /** The actors it runs, by the names that `setup` knows them by; `inline` where the logic stands in the chart. */
  invokes: { id: string; src: string }[];
  /** What its box is headed by, where that is not its name; and what else stands there. */
  title?: string;
  mark?: string;
};

export type PictureTransition = DeclaredTransition & {
  kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  /** Of `after`: its milliseconds or its name. */
  delay?: string;
  /** The actor that ends or speaks: its id, or its name where XState made the id up. */
  actor?: string;
  /** What the guard is given where that stands in the chart; guards of one name are told apart by it. */
  params?: string;
  /** Nothing comes of the event here, nor in a parent: `EVENT: undefined`, or `{}`. */
  forbidden: boolean;
  /** What it is called, and what stands below its names. */
  told?: string[];
  /** True if only what it is called is read, not its names. */
  plain?: true;
};

/** A chart as plain data: what pictures, the page and a diff read. The root, whose path is empty, is none of the states. */
export type Picture = { id: string; root: PictureState; states: PictureState[]; transitions: PictureTransition[] };

/** Everything a machine declares, in the order of the file. Needs no samples, and runs nothing. */
export function picture(machine: AnyStateMachine): Picture {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    root: pictureOf(machine.root),
    states: nodes.slice(1).map(pictureOf),
    transitions: nodes.flatMap((node) => listsOf(node).flatMap(({ list }) => list.map(drawn))),
  };
}

/** Of the config, as XState adds to a node's own entry and exit what starts and stops its delays. */
const named = (actions: unknown): string[] => [actions ?? []].flat().map(nameOf);

function pictureOf(node: AnyStateNode): PictureState {
  const { initial, config } = node;
  return {
    ...stateOf(node),
    ...(node.type === 'history' && { history: node.history === 'deep' ? 'deep' : 'shallow' }),
    initial: node.type === 'history' ? defaultsOf(node) : initial.target.map(pathOf),
    initialActions: initial.actions.map(nameOf),
    entry: named(config.entry),
    exit: named(config.exit),
    ...(config.output !== undefined && { output: writtenAs(config.output) }),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOfLogic(src) })),
  };
}

const writtenAs = (output: unknown): string => codeOf(typeof output === 'function' ? output : stable(output));

const nameOfLogic = (src: unknown): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : 'inline';

/** Where a history leads that has nothing to remember. */
function defaultsOf({ config, machine, parent }: AnyStateNode): string[] {
  const targets: unknown[] = [config.target ?? []].flat();
  const find = (target: string) =>
    target.startsWith('#')
      ? machine.getStateNodeById(target)
      : target
          .split('.')
          .reduce<AnyStateNode | undefined>((node, key) => (key === '' ? node : node?.states[key]), parent);
  return targets.flatMap((target) => find(String(target)) ?? []).map(pathOf);
}

function drawn(transition: AnyTransitionDefinition, index: number): PictureTransition {
  const one = transitionOf(transition, index);
  const kind = kindOf(one.event);
  return {
    ...one,
    kind,
    ...(isDelay(one.event) && { delay: one.event.slice('xstate.after.'.length, -transition.source.id.length - 1) }),
    actor: actorOf(transition),
    params: paramsOf(transition.guard),
    forbidden: kind === 'event' && one.targets.length === 0 && one.actions.length === 0 && one.guard === undefined,
  };
}

function actorOf({ eventType, source }: AnyTransitionDefinition): string | undefined {
  const id = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(eventType)?.[1];
  const made = source.invoke.findIndex((one, index) => one.id === id && id === `${index}.${source.id}`);
  return made < 0 ? id : nameOfLogic(source.invoke[made]?.src);
}

function paramsOf(guard: unknown): string | undefined {
  const params: unknown = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined;
  if (typeof params !== 'object' || params === null) return undefined;
  return Object.entries(params)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : stable(value)}`)
    .join(', ');
}

function kindOf(event: string): PictureTransition['kind'] {
  if (event === '') return 'always';
  const made = /^xstate\.(after|done|error|snapshot)\./.exec(event)?.[1];
  return made === 'after' || made === 'done' || made === 'error' || made === 'snapshot' ? made : 'event';
}
