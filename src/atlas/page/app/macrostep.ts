import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { exits, made } from '../../conflicts';
import { nameOf } from '../../declared';
import type { Effect } from '../../effects';
import { initialNodes, transitionId } from '../../nodes';

const named = (actions: unknown): string[] => [actions ?? []].flat().map(nameOf);
const inOrder = (a: AnyStateNode, b: AnyStateNode) => a.order - b.order;

/** Collects the transitions and the named actions of a macrostep. */
export class Macrostep {
  effects: Effect[] = [];
  private actions: string[];
  private taken: string[] = [];
  private nodes: ReadonlySet<AnyStateNode>;

  /** XState does not report a microstep for entering the initial states. */
  constructor(root: AnyStateNode) {
    const initial = initialNodes(root);
    this.nodes = new Set(initial);
    this.actions = initial.flatMap(({ config }) => named(config.entry));
  }

  /** Adds a microstep: exits from the innermost state outwards, transition actions, entries. */
  step(snapshot: AnyMachineSnapshot, chosen: readonly AnyTransitionDefinition[]): void {
    const transitions = made(new Set(chosen), this.nodes);
    const left = new Set(transitions.flatMap((transition) => exits(transition, this.nodes)));
    const stayed = new Set([...this.nodes].filter((node) => !left.has(node)));
    this.nodes = new Set(snapshot._nodes);
    this.actions.push(
      ...[...left]
        .sort(inOrder)
        .reverse()
        .flatMap((node) => named(node.config.exit)),
      ...transitions.flatMap(({ actions }) => actions.map(nameOf)),
      ...this.enteredExcept(stayed).flatMap((node) => named(node.config.entry)),
    );
    this.taken.push(...transitions.map(transitionId));
  }

  private enteredExcept(stayed: ReadonlySet<AnyStateNode>): AnyStateNode[] {
    return [...this.nodes].filter((node) => !stayed.has(node)).sort(inOrder);
  }

  /** Returns what was collected, and resets. */
  take(): { actions: string[]; effects: Effect[]; taken: string[] } {
    const { actions, effects, taken } = this;
    this.actions = [];
    this.effects = [];
    this.taken = [];
    return { actions, effects, taken };
  }
}
