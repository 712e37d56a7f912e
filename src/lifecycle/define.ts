import type { AnyMachineSnapshot, AnyStateMachine, StateMachine } from 'xstate';
import type { VersionedChart } from './stored';

/** An effect that a chart requests: one of its named actions, with its params. */
export type EffectOf<M extends AnyStateMachine> =
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

/** A step that was taken. `event` is null for the first; `deadline` is the end of the timer that ends first. */
export type LifecycleStep<M extends AnyStateMachine> = {
  id: string;
  version: number;
  at: Date;
  event: string | null;
  snapshot: AnyMachineSnapshot;
  effects: EffectOf<M>[];
  deadline: Date | null;
};

/** A chart that a program runs and stores. `Context` holds the transaction in which a step is carried out. */
export type Lifecycle<M extends AnyStateMachine, Context, Subject, Note> = VersionedChart<M> & {
  /** Writes the step to the module's own tables, before its effects. Returns their subject; throws to reject. */
  record(context: Context, step: LifecycleStep<M>, note?: Note): Promise<Subject>;
  /** Carries out one effect. */
  perform(context: Context, effect: EffectOf<M>, subject: Subject, step: LifecycleStep<M>): Promise<void>;
};
