import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { codeOf } from './code-of';
import { type DeclaredState, type DeclaredTransition, isDelay, nameOf, stateOf, transitionOf } from './declared';
import { stable } from './json';
import { listsOf, nodesOf, pathOf } from './nodes';

export type PictureState = DeclaredState & {
  history?: 'shallow' | 'deep';
  /** Dotted paths entered together with it: the initial state of a compound state, the default of a history. */
  initial: string[];
  /** Actions on the way to the initial state. */
  initialActions: string[];
  entry: string[];
  exit: string[];
  /** Output, as source code. */
  output?: string;
  /** Invoked actors by their `setup` names; `inline` if the logic is written in the chart. */
  invokes: { id: string; src: string }[];
  /** Title instead of its name, and additional text. */
  title?: string;
  mark?: string;
  /** Counts of parts that are not drawn: `●` its parent begins here, `⊞` its states, `→` its exits. */
  counts?: string;
};

export type PictureTransition = DeclaredTransition & {
  kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  /** Milliseconds or name of an `after`. */
  delay?: string;
  /** Actor that ends or emits: its id, or its name if XState generated the id. */
  actor?: string;
  /** Guard params written in the chart; they distinguish guards of the same name. */
  params?: string;
  /** True if the event is discarded here and in ancestors: `EVENT: undefined`, or `{}`. */
  forbidden: boolean;
  /** Labels, and the text below its names. */
  told?: string[];
  /** True if only labels are displayed, not names. */
  plain?: true;
  /** Number of parallel transitions that a single line is drawn for. */
  times?: number;
};

/**
 * Source of a machine outside this checkout: from its file as it runs, from its own code without the rest of the file
 * (`isolated`), or from the text alone (`read`, for a `reason`). `stubs`: modules and globals that were inert;
 * `assumed`: parts that they hide, with line.
 */
export type Origin = { how: 'run' | 'isolated' | 'read'; stubs?: string[]; assumed?: string[]; reason?: string };

/** Chart as plain data for pictures, the page and diffs. The root, whose path is empty, is not among the states. */
export type Picture = {
  id: string;
  root: PictureState;
  states: PictureState[];
  transitions: PictureTransition[];
  origin?: Origin;
  /** States between whose children no lines are drawn, because there are too many to follow. */
  dense?: string[];
};

/** Returns everything a machine declares, in file order, without samples and without running it. */
export function picture(machine: AnyStateMachine, origin?: Origin): Picture {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    root: pictureOf(machine.root),
    states: nodes.slice(1).map(pictureOf),
    transitions: nodes.flatMap((node) => listsOf(node).flatMap(({ list }) => list.map(drawn))),
    ...(origin && { origin }),
  };
}

/** Reads the config, because XState adds the start and stop of delays to a node's entry and exit. */
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

/** Returns the default targets of a history. */
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
  const described = transitionOf(transition, index);
  const kind = kindOf(described.event);
  return {
    ...described,
    kind,
    ...(isDelay(described.event) && {
      delay: described.event.slice('xstate.after.'.length, -transition.source.id.length - 1),
    }),
    actor: actorOf(transition),
    params: paramsOf(transition.guard),
    forbidden:
      kind === 'event' &&
      described.targets.length === 0 &&
      described.actions.length === 0 &&
      described.guard === undefined,
  };
}

function actorOf({ eventType, source }: AnyTransitionDefinition): string | undefined {
  const id = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(eventType)?.[1];
  const made = source.invoke.findIndex((invoke, index) => invoke.id === id && id === `${index}.${source.id}`);
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
