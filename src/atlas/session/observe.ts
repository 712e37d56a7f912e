import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { stable } from '../json';
import { transitionId } from '../nodes';
import type { MachineReport, MachineState } from './messages';

/** XState's own events for starting and stopping an actor, which are no moves of a path. */
const BEGINS = 'xstate.init';
const STOPS = 'xstate.stop';

const isActor = (ref: object): ref is AnyActorRef => 'sessionId' in ref && 'getSnapshot' in ref;
/** Converts a value to JSON; names values that JSON cannot hold instead of dropping them. */
const plain = (value: unknown) => (value === undefined ? undefined : JSON.parse(stable(value)));

/**
 * Reports the machine of a root actor, started or not, and those of its present and future descendants, in order of
 * their moves.
 */
export function observe(root: AnyActorRef, notify: (report: MachineReport) => void): void {
  const takenTransitions = new Map<string, string[]>();
  const known = new Set<string>();
  const start = (actor: AnyActorRef) => {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot) || known.has(actor.sessionId)) return;
    known.add(actor.sessionId);
    notify({
      kind: 'began',
      actor: actor.sessionId,
      machine: snapshot.machine.id,
      input: plain(inputOf(actor)),
      standing: machineStateOf(snapshot),
    });
    const children: Record<string, AnyActorRef | undefined> = snapshot.children;
    for (const child of Object.values(children)) if (child?.getSnapshot().status === 'active') start(child);
  };
  const hear = (inspection: InspectionEvent) => {
    const { actorRef } = inspection;
    if (!isActor(actorRef)) return;
    const actor = actorRef.sessionId;
    if (inspection.type === '@xstate.microstep')
      takenTransitions.set(actor, [
        ...(takenTransitions.get(actor) ?? []),
        ...inspection._transitions.map(transitionId),
      ]);
    if (inspection.type !== '@xstate.snapshot' || !isMachineSnapshot(inspection.snapshot)) return;
    if (inspection.event.type === BEGINS) start(actorRef);
    else if (inspection.event.type === STOPS) notify({ kind: 'stopped', actor });
    else
      notify({
        kind: 'moved',
        actor,
        event: plain(inspection.event),
        taken: takenTransitions.get(actor) ?? [],
        standing: machineStateOf(inspection.snapshot),
      });
    takenTransitions.delete(actor);
  };
  start(root);
  root.system.inspect(hear);
}

/** Input of the chart that an actor runs. A logic that hosts charts gives each an input of its own: `inputOf`. */
function inputOf(actor: AnyActorRef): unknown {
  const { input } = Object(Reflect.get(actor, 'options'));
  const { inputOf: hosted } = Object(Reflect.get(actor, 'logic'));
  return typeof hosted === 'function' ? hosted(input) : input;
}

const machineStateOf = ({ value, _nodes, status }: AnyMachineSnapshot): MachineState => ({
  value,
  active: _nodes.map(({ id }) => id),
  status,
});
