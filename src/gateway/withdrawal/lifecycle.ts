import * as v from 'valibot';
import { type AnyEventObject, type AnyStateMachine, initialTransition, transition } from 'xstate';
import {
  type WithdrawalEffect,
  type WithdrawalLifecycleEvent,
  type WithdrawalPolicy,
  withdrawalLifecycleMachine,
} from '../../../machines/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../contract/withdrawal';

/** Where a withdrawal stands, and what it was agreed on. */
export type Standing = { state: WithdrawalState; policy: WithdrawalPolicy };
/** What a step gives: where it leads, what is to be done in its transaction, and what will happen by itself, ms from now. */
export type Outcome = { state: WithdrawalState; effects: WithdrawalEffect['type'][]; later: { event: string; delay: number } | null };

const PLAYERS = ['player.cancelled', 'player.received', 'player.notReceived', 'player.partiallyReceived'] as const;
const EFFECTS = ['hold.voided', 'hold.posted', 'amount.returned', 'remainder.returned', 'remainder.paid', 'message.due'] as const;
const leaf = v.picklist(WITHDRAWAL_STATES);
const emitted = v.object({ type: v.literal('xstate.emit'), params: v.object({ event: v.object({ type: v.picklist(EFFECTS) }) }) });
const raised = v.object({
  type: v.literal('xstate.raise'),
  params: v.object({ event: v.object({ type: v.string() }), delay: v.number() }),
});

/** Where the states that are told apart lie in the chart. */
const PARENTS: Partial<Record<WithdrawalState, string>> = {
  disbursed: 'unconfirmed',
  paidAgain: 'unconfirmed',
  notReceived: 'disputed',
  partiallyReceived: 'disputed',
};

/** The state with which every withdrawal begins. */
export const firstState = (policy: WithdrawalPolicy): WithdrawalState =>
  leafOf(initialTransition(withdrawalLifecycleMachine, policy)[0].value);

/** The events that a player can send now, by the same chart that will judge them. */
export function permitted(standing: Standing): string[] {
  const snapshot = resolved(standing);
  return PLAYERS.filter((type) => snapshot.can({ type }));
}

/** Takes one step; null where the chart has none for this event here. What the chart does of itself after a delay comes back as `later`. */
export function advance(standing: Standing, event: WithdrawalLifecycleEvent | AnyEventObject): Outcome | null {
  const machine: AnyStateMachine = withdrawalLifecycleMachine;
  const [next, actions] = transition(machine, resolved(standing), event);
  const state = leafOf(next.value);
  if (state === standing.state) return null;
  const effects = actions.flatMap((action) => read(emitted, action)?.params.event.type ?? []);
  const timer = actions.map((action) => read(raised, action)).find((found) => found !== null)?.params;
  return { state, effects, later: timer ? { event: timer.event.type, delay: timer.delay } : null };
}

/** What the chart asks for is read like anything from outside; what is none of it is passed over. */
function read<S extends v.GenericSchema>(schema: S, action: unknown): v.InferOutput<S> | null {
  const result = v.safeParse(schema, action);
  return result.success ? result.output : null;
}

const resolved = ({ state, policy }: Standing) => {
  const parent = PARENTS[state];
  return withdrawalLifecycleMachine.resolveState({ value: parent ? { [parent]: state } : state, context: policy });
};

const leafOf = (value: unknown): WithdrawalState =>
  v.parse(leaf, typeof value === 'object' && value !== null ? Object.values(value)[0] : value);
