import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate';
import { ManualClock } from './clock';
import type { MicrostepCoverage } from './declared';
import { watch } from './follow';
import { type Ending, type Hooks, settle, stubbed } from './stub';

/** Observations since the last action on a running chart. */
type ObservedEffects = {
  invoked: { src: string; id: string; input: unknown }[];
  sent: { to: string[]; event: AnyEventObject }[];
  emitted: AnyEventObject[];
  /** Actions that `setup` names without an implementation. */
  acted: { name: string; params: unknown }[];
};

const none = (): ObservedEffects => ({ invoked: [], sent: [], emitted: [], acted: [] });

/** Operations on a running chart. */
export type Controls = {
  send(event: AnyEventObject): void;
  clock: ManualClock;
  settle(name: string, ending: Ending): void;
};

const parentLogic = fromTransition((state: null) => state, null);

const copies = new WeakMap<AnyStateMachine, AnyStateMachine>();
const listeners = new WeakMap<object, Hooks>();

/** Caches one stubbed copy of a chart for all its runs, as copying is slow; each run listens to its own system. */
function copyOf(machine: AnyStateMachine): AnyStateMachine {
  const copy =
    copies.get(machine) ??
    stubbed(machine, {
      started: (src, id, input, system) => listeners.get(system)?.started?.(src, id, input, system),
      onEvent: (src, id, event, system) => listeners.get(system)?.onEvent?.(src, id, event, system),
    });
  copies.set(machine, copy);
  return copy;
}

/**
 * Runs a chart on a real actor, alone: manual clock, actors and child charts stubbed until settled, and a listening
 * parent. `report` receives the coverage of each microstep.
 */
export function live(
  machine: AnyStateMachine,
  input?: unknown,
  report: (stepCoverage: MicrostepCoverage) => void = () => {},
) {
  let effects = none();
  const names = new Map<string, string>();
  const copy = copyOf(machine);
  const clock = new ManualClock();
  const parent = createActor(parentLogic, { clock });
  listeners.set(parent.system, {
    started(src, id, childInput) {
      names.set(id, src);
      effects.invoked.push({ src, id, input: childInput });
    },
    onEvent: (src, id, event) => effects.sent.push({ to: [src, id], event }),
  });
  parent.system.inspect(watch(copy, report));
  const actor = createActor(copy, { parent, input });
  parent.system.inspect((event) => {
    if (event.type !== '@xstate.event' || event.sourceRef !== actor || event.actorRef !== parent) return;
    if (!event.event.type.startsWith('xstate.')) effects.sent.push({ to: ['parent'], event: event.event });
  });
  parent.system.inspect((event) => {
    if (event.type !== '@xstate.action' || event.actorRef !== actor || event.action.type.startsWith('xstate.')) return;
    effects.acted.push({ name: event.action.type, params: event.action.params });
  });
  actor.on('*', (event: AnyEventObject) => effects.emitted.push(event));
  clock.attach(actor);

  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  const running = (name: string) => {
    const children: Record<string, AnyActorRef | undefined> = snapshot().children;
    return Object.entries(children).find(
      ([id, child]) => [id, names.get(id)].includes(name) && child?.getSnapshot().status === 'active',
    )?.[1];
  };

  return {
    snapshot,
    /** Performs one operation, after clearing earlier observations. */
    act(thing: (means: Controls) => void) {
      effects = none();
      thing({
        send: (event) => actor.send(event),
        clock,
        settle(name, ending) {
          const child = running(name);
          if (!child) throw new Error(`${name} is not running`);
          settle(child, ending);
        },
      });
    },
    effects: () => effects,
    start: () => actor.start(),
  };
}
