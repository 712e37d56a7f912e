import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, StateMachine } from 'xstate';
import type { ModuleContext } from '../context';
import type { Persisted, Timer } from './tables';

type ActionOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Action
    : never;
/** What a chart asks to be done: its named actions with their params. */
export type EffectOf<M extends AnyStateMachine> = ActionOf<M>;
export type EventOf<M extends AnyStateMachine> = EventFromLogic<M>;
export type InputOf<M extends AnyStateMachine> = InputFrom<M>;

/** One step that was taken. `event`: null where it began; `deadline`: when it goes on by itself at the latest. */
export type Step<M extends AnyStateMachine> = {
  id: string;
  version: number;
  at: Date;
  event: string | null;
  snapshot: AnyMachineSnapshot;
  effects: EffectOf<M>[];
  deadline: Date | null;
};

/** What is stored, to be read by a chart whose states are named differently. */
export type Stored = { snapshot: Persisted; timers: Timer[] };

/** A lifecycle that the gateway runs. */
export type Lifecycle<M extends AnyStateMachine, Subject, Note> = {
  /** Names its jobs and its refusals: `<name>.unknown`, `<name>.changed`, `<name>.notPermitted`. */
  name: string;
  machine: M;
  /** From each version of the chart to the next, the first one first; whoever renames a state appends one. */
  migrations: readonly ((stored: Stored) => Stored)[];
  /** Writes the step down where the module reads it, before its effects; gives what they are about. Refuses by throwing. */
  record(within: ModuleContext, step: Step<M>, note?: Note): Promise<Subject>;
  /** Carries out one effect, in the step's transaction. */
  perform(within: ModuleContext, effect: EffectOf<M>, of: Subject, step: Step<M>): Promise<void>;
};
