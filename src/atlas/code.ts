import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { codeOf } from './code-of';
import { nameOf } from './declared';
import { listsOf, nodesOf, pathOf, transitionId } from './nodes';

/** Details for engineers that go beyond names, by state path and transition id. */
export type Details = {
  states: Record<string, { entry?: string[]; exit?: string[] }>;
  transitions: Record<string, { guard?: string; actions?: string[] }>;
};

/** Reads inline code, targets of sent events and emitted events from a chart without running it. */
export function detailsOf(machine: AnyStateMachine): Details {
  const details: Details = { states: {}, transitions: {} };
  const acts = (actions: unknown) => more([actions ?? []].flat(), (action) => actionOf(action, machine));
  for (const node of nodesOf(machine.root)) {
    const found = definedOnly({ entry: acts(node.config.entry), exit: acts(node.config.exit) });
    if (found) details.states[pathOf(node)] = found;
    for (const transition of transitionsOf(node)) {
      const guard = transition.guard === undefined ? undefined : more([transition.guard], guardOf)?.[0];
      const own = definedOnly({ guard, actions: acts(transition.actions) });
      if (own) details.transitions[transitionId(transition)] = own;
    }
  }
  return details;
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => listsOf(node).flatMap(({ list }) => list);

/** Describes parts if any description differs from the part's name. */
function more(parts: readonly unknown[], describe: (part: unknown) => string): string[] | undefined {
  const descriptions = parts.map(describe);
  return descriptions.some((description, nth) => description !== nameOf(parts[nth])) ? descriptions : undefined;
}

function definedOnly<T extends object>(found: T): T | undefined {
  return Object.values(found).some((value) => value !== undefined) ? found : undefined;
}

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
const typeOf = (part: unknown): string | undefined => {
  if (typeof part === 'string') return part;
  return isPart(part) && typeof part.type === 'string' ? part.type : undefined;
};

/** Describes an action: event and target if it sends, source code if it has no name. */
function actionOf(part: unknown, machine: AnyStateMachine): string {
  const name = typeOf(part);
  if (typeof part === 'function') return builtIn(part) ?? (name === undefined ? codeOf(part) : nameOf(part));
  const implemented: unknown =
    name === undefined ? undefined : Object.entries(machine.implementations.actions).find(([key]) => key === name)?.[1];
  const does = builtIn(implemented);
  return does === undefined ? nameOf(part) : `${name}: ${does}`;
}

/** Describes a built-in action of XState; undefined for others. */
function builtIn(part: unknown): string | undefined {
  if (!isPart(part)) return undefined;
  if (part.type === 'xstate.sendTo') return `sendTo ${targetOf(part.to)} ← ${eventOf(part.event)}`;
  if (part.type === 'xstate.emit') return `emit ${eventOf(part.event)}`;
  if (part.type === 'xstate.raise') return `raise ${eventOf(part.event)}`;
  if (part.type === 'xstate.spawnChild') return `spawn ${typeof part.src === 'string' ? part.src : 'inline'}`;
  if (part.type === 'xstate.assign' && isPart(part.assignment) && typeof part.assignment === 'object')
    return [`assign ${Object.keys(part.assignment).join(', ')}`, ...spawnedIn(Object.values(part.assignment))].join(
      ', ',
    );
  if (part.type === 'xstate.assign' && typeof part.assignment === 'function' && spawnedIn([part.assignment]).length > 0)
    return ['assign', ...spawnedIn([part.assignment])].join(', ');
  return undefined;
}

/** Returns the `setup` names of the actors that the functions of an `assign` spawn. */
const spawnedIn = (parts: readonly unknown[]): string[] =>
  parts.flatMap((part) =>
    [...String(part).matchAll(/\bspawn\(\s*(?:(["'`])([^"'`]+)\1)?/g)].map(([, , name]) => `spawn ${name ?? 'inline'}`),
  );

function targetOf(to: unknown): string {
  if (to === '#_parent') return 'parent';
  if (typeof to !== 'function') return typeOf(to) ?? (isPart(to) && typeof to.id === 'string' ? to.id : 'an actor');
  const code = codeOf(to);
  return /\b_parent\b/.test(code) ? 'parent' : code;
}

/** Returns the type of an event; for an event factory the type it writes, or its code. */
function eventOf(event: unknown): string {
  if (typeof event !== 'function') return typeOf(event) ?? 'an event';
  return /\btype:\s*["'`]([^"'`]+)["'`]/.exec(String(event))?.[1] ?? codeOf(event);
}

const guardOf = (part: unknown): string =>
  typeof part === 'function' && !('check' in part) ? codeOf(part) : nameOf(part);
