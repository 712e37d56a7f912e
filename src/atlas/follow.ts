import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { made } from './conflicts';
import type { MicrostepCoverage } from './declared';
import { arrivalId, isDelay, isOutcome } from './declared';
import { eventlessSides, eventSides } from './guard-sides';
import { initialNodes, transitionId } from './nodes';
import { couple } from './pairs';

type Microstep = { event: AnyEventObject; snapshot: AnyMachineSnapshot; chosen: ReadonlySet<AnyTransitionDefinition> };

/**
 * Translates the microsteps of a machine into coverage. Guards are derived, not observed: in a list tried in order,
 * those before the taken transition were false; if none was taken, all were.
 */
export class Follower {
  private nodes: ReadonlySet<AnyStateNode>;
  /** Initial states, until they are reported. */
  private entered: AnyStateNode[] = [];
  /** True if eventless transitions are tried next; false at rest and after a step that changed nothing. */
  private trying: boolean;
  /** Transitions taken last. */
  private before: string[] = [];

  constructor(
    private readonly root: AnyStateNode,
    private last?: AnyMachineSnapshot,
  ) {
    if (!last) this.entered = initialNodes(root);
    this.trying = !last;
    this.nodes = new Set(last?._nodes ?? this.entered);
  }

  /** Covers one microstep as XState reports it. */
  step({ event, snapshot, chosen }: Microstep): MicrostepCoverage {
    const takenTransitions = made(chosen, this.nodes);
    const eventless = takenTransitions.some(({ eventType }) => eventType === '');
    const sides = eventless
      ? eventlessSides(this.nodes, chosen)
      : [...this.refused(), ...eventSides(this.root, this.nodes, event.type, chosen)];
    const arrivals = eventless ? [] : this.arrivals(event.type);
    this.trying = !(eventless && snapshot === this.last);
    this.last = snapshot;
    this.nodes = new Set(snapshot._nodes);
    const transitions = takenTransitions.map(transitionId);
    const pairs = couple(this.before, transitions);
    if (transitions.length > 0) this.before = transitions;
    const histories = takenTransitions.flatMap(({ target }) => target ?? []).filter(({ type }) => type === 'history');
    return {
      states: this.statesOf([...this.nodes, ...histories]),
      transitions,
      guardSides: sides,
      outcomes: isOutcome(event.type) ? arrivals : [],
      delays: isDelay(event.type) ? arrivals : [],
      pairs,
    };
  }

  /** Covers the end of a macrostep: every eventless transition of the active states was tried and rejected. */
  rest(snapshot: AnyMachineSnapshot): MicrostepCoverage {
    const sides = snapshot.status === 'active' ? this.refused() : [];
    this.trying = false;
    return {
      states: this.statesOf([...this.nodes]),
      transitions: [],
      guardSides: sides,
      outcomes: [],
      delays: [],
      pairs: [],
    };
  }

  private refused(): string[] {
    return this.trying ? eventlessSides(this.nodes, new Set()) : [];
  }

  private arrivals(type: string): string[] {
    return [...this.nodes].filter((node) => node.transitions.has(type)).map((node) => arrivalId(node, type));
  }

  private statesOf(nodes: AnyStateNode[]): string[] {
    const all = [...this.entered, ...nodes];
    this.entered = [];
    return [...new Set(all)].filter(({ parent }) => parent).map(({ id }) => id);
  }
}

/**
 * Returns a listener for `createActor(…, { inspect })` that follows all actors of a system that run a machine, or a
 * copy with other implementations.
 */
export function watch(
  machine: AnyStateMachine,
  report: (stepCoverage: MicrostepCoverage) => void,
): (event: InspectionEvent) => void {
  const followers = new WeakMap<object, Follower>();
  return (event) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { snapshot } = event;
    if (!isMachineSnapshot(snapshot) || snapshot.machine.config !== machine.config) return;
    const follower = followers.get(event.actorRef) ?? new Follower(snapshot.machine.root);
    followers.set(event.actorRef, follower);
    report(
      event.type === '@xstate.snapshot'
        ? follower.rest(snapshot)
        : follower.step({ ...event, snapshot, chosen: new Set(event._transitions) }),
    );
  };
}
