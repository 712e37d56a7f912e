import type {
  ActorLogic,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFrom,
  InputFrom,
  ProvidedActor,
  StateMachine,
  StateSchema,
} from 'xstate';

/** Generic parameters of a machine without a helper in XState: its actors and its state schema. */
type Generics<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Schema,
    infer _TransitionMeta
  >
    ? { actor: Actor; schema: Schema }
    : never;

type PathsOf<S> = S extends { states: infer States }
  ? {
      [K in keyof States & string]: K | (PathsOf<States[K]> extends infer P extends string ? `${K}.${P}` : never);
    }[keyof States & string]
  : never;

/** Dotted path of any state except the root: `counting`, `maintenance.waiting`. */
export type StatePath<M extends AnyStateMachine> = Generics<M>['schema'] extends infer Schema
  ? unknown extends Schema
    ? string
    : StateSchema extends Schema
      ? string
      : PathsOf<Schema>
  : never;

/** Events that a chart declares; XState's own are not sampled. */
type OwnEvent<M extends AnyStateMachine> =
  EventFrom<M> extends infer E ? (E extends { type: `xstate.${string}` } ? never : E) : never;
export type EventType<M extends AnyStateMachine> = OwnEvent<M> extends { type: infer T extends string } ? T : never;

type Without<E> = E extends unknown
  ? Exclude<keyof E, 'type'> extends never
    ? Record<never, never>
    : Omit<E, 'type'>
  : never;
/** Payload of an event, without its type. */
export type Payload<M extends AnyStateMachine, T> = Without<Extract<OwnEvent<M>, { type: T }>>;

type ActorOf<M extends AnyStateMachine> = Generics<M>['actor'] extends infer A ? Extract<A, ProvidedActor> : never;
/** Names of a machine's actors in `setup`. */
export type ActorName<M extends AnyStateMachine> = ActorOf<M>['src'];
type LogicOf<M extends AnyStateMachine, N> = Extract<ActorOf<M>, { src: N }>['logic'];

type Output<L> =
  L extends ActorLogic<infer S, infer _E, infer _I, infer _Sys, infer _Em> ? (S & { status: 'done' })['output'] : never;
type IsCallback<L> = L extends CallbackActorLogic<infer _E, infer _I, infer _Em> ? true : false;
/** Ways an actor can end. A callback has no output, so it can only fail. */
export type Outcome<L> = IsCallback<L> extends true ? { error: unknown } : { output: Output<L> } | { error: unknown };

export type Language = 'bn' | 'en';
/** Text in each language. */
export type Text = Record<Language, string>;

/** Payload and label of an event; the payload is omitted if the event carries nothing. */
type Carried<P> = P extends unknown
  ? string extends keyof P
    ? Text & { event?: P }
    : keyof P extends never
      ? Text
      : Text & { event: P }
  : never;
type Inputs<M extends AnyStateMachine> =
  undefined extends InputFrom<M>
    ? { inputs?: Record<string, Text & { input: InputFrom<M> }> }
    : { inputs: Record<string, Text & { input: InputFrom<M> }> };

/**
 * External description of a machine: labels of every state, and labelled equivalence classes of event payloads, actor
 * outcomes and inputs. Requires an entry for every event and every actor of `setup`; an actor that never ends has an
 * empty one. A missing label does not compile.
 */
export type Samples<M extends AnyStateMachine> = {
  title: Text;
  states: { [P in StatePath<M>]: Text };
  events: { [T in EventType<M>]: Record<string, Carried<Payload<M, T>>> };
  outcomes: { [N in ActorName<M>]: Record<string, Text & Outcome<LogicOf<M, N>>> };
} & Inputs<M>;

type Ending = { output: unknown } | { error: unknown };
/** Samples as written in a file, for a machine without known types. Labels are optional in other projects. */
export type WrittenSamples = {
  title?: Text;
  states?: Record<string, Text>;
  events: Record<string, Record<string, Partial<Text> & { event?: object }>>;
  outcomes: Record<string, Record<string, Partial<Text> & Ending>>;
  inputs?: Record<string, Partial<Text> & { input: unknown }>;
};

/** Samples without labels, in the form that machines need. */
export type AnySamples = {
  events: Record<string, Record<string, object>>;
  outcomes: Record<string, Record<string, Ending>>;
  inputs?: Record<string, unknown>;
};

/** Labels of a machine's states and samples. */
export type AnyWords = {
  title: Text;
  states: Record<string, Text>;
  events: Record<string, Record<string, Text>>;
  outcomes: Record<string, Record<string, Text>>;
  inputs?: Record<string, Text>;
};

/** Actor of a step in a script: the person at the screen, the app itself, or preparation of the environment. */
export type Performer = 'tester' | 'system' | 'setup';
/** Costs of a failure, the worst first. */
export const MATTERS = ['money', 'safety', 'access', 'other'] as const;
export type Matter = (typeof MATTERS)[number];
/** Preparation: a description of changes to the network or the browser, or of a terminal command. */
export type SetUp = Text & { command?: string };

/** Situation before a manual step: state, context and current environment. */
type ByHandHere<C> = { in(state: string): boolean; context: C; environment: string };
/** Manual instructions; the sample's label describes the action unless there is a better text here. */
type Doing = Partial<Text> & {
  /** Actor of the step; by default testers send events, and the system does the rest. */
  who?: Performer;
  /** Preparation before the tester's previous action. */
  ahead?: readonly SetUp[];
  /** Preparation directly before this step. */
  before?: readonly SetUp[];
  /** Clean-up after this step. */
  after?: readonly SetUp[];
  /** Environment from this step on. */
  leads?: string;
  matter?: Matter;
};
/**
 * Manual instructions, or the reason to leave the step to automated tests (`machine`), under a condition (`when`). A
 * method, so that any steps file is assignable to `AnySteps`.
 */
type Sometimes<C> = Doing & { machine?: Text; when?(here: ByHandHere<C>): boolean };
/** Alternatives, of which the first whose condition holds applies; without a match the step is not manual. */
export type Instruction<C = unknown> = Sometimes<C> | readonly Sometimes<C>[];
/** Instructions for reaching the start of a chart. `given`: preparation; `opens`: the action. */
export type Beginning = { input?: string; environment?: string; given: readonly SetUp[]; opens: Text };

/**
 * Manual instructions by sample name: each event, each outcome by class, each delay by the path of its state. `begins`:
 * the entry points, by name.
 */
export type Steps<M extends AnyStateMachine> = {
  begins: Record<string, Beginning>;
  events: { [T in EventType<M>]: Record<string, Instruction<ContextFrom<M>>> };
  outcomes: { [N in ActorName<M>]: Record<string, Instruction<ContextFrom<M>>> };
  delays?: { [P in StatePath<M>]?: Instruction<ContextFrom<M>> };
};
/** Manual instructions for a machine without known types. */
export type AnySteps = {
  begins: Record<string, Beginning>;
  events: Record<string, Record<string, Instruction>>;
  outcomes: Record<string, Record<string, Instruction>>;
  delays?: Record<string, Instruction | undefined>;
};

type Done = void | Promise<void>;
type Values = Record<string, unknown>;

/** File that a tester picks: name, media type, and bytes in base64. */
export type Picked = { name: string; type: string; base64: string };

/**
 * Actions and assertions of a tester. They take message ids instead of text, so they run in every language. A failed
 * assertion throws.
 */
export interface Screen {
  /** Presses the button, link or tab with this label, by keyboard if the tier can. */
  press(id: string, values?: Values): Done;
  /** Types a value into the labelled field; an empty value clears it. */
  fill(id: string, value: string): Done;
  /** Focuses the labelled field and presses keys, named as in keyboard events. */
  keys(id: string, ...keys: string[]): Done;
  /** Checks or unchecks the labelled box; of radio buttons, selects one. */
  tick(id: string, on: boolean, values?: Values): Done;
  /** Picks the labelled option in the labelled list. */
  choose(id: string, option: string): Done;
  /** Picks a file in the labelled field. */
  attach(id: string, file: Picked): Done;
  /** Moves the labelled slider to a position and releases it. */
  slide(id: string, to: number): Done;
  /** Navigates to an address without a reload, as a link does. */
  visit(address: string): Done;
  /** Goes back with the browser's button. */
  back(): Done;
  /**
   * Asserts that an element of this ARIA role is visible, with the message as its name (as its text for `alert` and
   * `status`). Without an id: any.
   */
  sees(role: string, id?: string, values?: Values): Done;
  /** Asserts that no element of this ARIA role and name is visible. */
  hides(role: string, id?: string, values?: Values): Done;
  /** Asserts that the text of the message is on the screen. */
  reads(id: string, values?: Values): Done;
  /** Asserts that the labelled button is disabled. */
  held(id: string, values?: Values): Done;
  /** Asserts that the labelled button or region is busy (`aria-busy`). */
  busy(id: string): Done;
  /** Asserts that the labelled field is invalid and described by the other message. */
  invalid(id: string, message: string, values?: Values): Done;
  /** Asserts that the labelled field has focus. */
  focused(id: string): Done;
  /** Asserts that the labelled field exists without focus. */
  unfocused(id: string): Done;
  /** Asserts the current address (path and search). */
  at(address: string): Done;
}

/** Values to type instead of the driver's own, by field label; or functions that return them when needed. */
export type Instead = Record<string, string | (() => string | Promise<string>)>;

/** Controls over the outcomes of calls: operator commands, the network, and the tester's actions. */
export interface Gateway {
  ops(...args: string[]): Done;
  /** Cuts the network under the pending call, or the next call of a name. For outcomes that no operator can cause. */
  cut(next?: string): Done;
  /** Lets the deadline of the pending call expire before its response. */
  late(): Done;
  /** Makes the tester's next slide end in the puzzle's gap, or next to it. */
  aim(at: 'gap' | 'beside'): Done;
  /** Overrides the typed values until the event is performed. */
  types(instead: Instead): Done;
  /** Sets cookies of an earlier visit, and session storage of the tab. */
  keeps(stored: { cookies?: Record<string, string>; session?: Record<string, string> }): Done;
  /** Returns the latest code that was sent to a person for a purpose. */
  code(purpose: string, to: string): string | Promise<string>;
  /** Returns the authenticator app's current code: for the secret on the screen, or else for the player's own. */
  appCode(): string | Promise<string>;
  /** Returns an unused recovery code of the player, or an empty string. */
  recoveryCode(): string | Promise<string>;
}

/** Action while a call is pending, or to end an actor. A method, so that any driver is assignable to `AnyDriver`. */
type Bring<C> = { bring(gateway: Gateway, screen: Screen, context: C): Done }['bring'];

/**
 * Way to cause an outcome: while its call is pending, by an action or a `fixture` (with modules `turned` on, as in
 * `SLIDEVERIF=on`) followed by `does`; `before` the event that leads to it; or the reason why it is impossible.
 */
export type OutcomeSetup<C = unknown> =
  | Bring<C>
  | { fixture: string; turned?: string[]; does?(gateway: Gateway, screen: Screen): Done }
  | { before(gateway: Gateway): Done }
  | { cannot: string };

/**
 * Performs an event; `'itself'` for events from elsewhere. Methods, so that any driver is assignable to `AnyDriver`.
 */
type Perform<P, C> = {
  perform(screen: Screen, payload: P, context: C): Done | 'itself' | Promise<Done | 'itself'>;
}['perform'];
type See<C> = { see(screen: Screen, context: C): Done }['see'];

/**
 * Trigger that ends an actor or causes an external event: a call by its contract name (`balance, quietly` if the page
 * makes it by itself), several concurrent calls, or the `tester`; none if it ends immediately. A function decides by
 * sample, context and face (for a chart that several pages display).
 */
type EndedBy =
  | Calls
  | { call(sample: Sampled | undefined, context: unknown, face: string | undefined): Calls | undefined }['call'];
type Calls = string | readonly string[];
type Sampled = { of: string; class: string };

/**
 * Driver of a machine, shared by all tiers: how a tester performs each event, and what must be visible in each state.
 * `'itself'` marks events that come from elsewhere (a clock, a child), `'passes'` states in which no machine rests. An
 * outcome that cannot be caused names the reason.
 */
export type Driver<M extends AnyStateMachine> = {
  events: { [T in EventType<M>]: 'itself' | Perform<Payload<M, T>, ContextFrom<M>> };
  states: { [P in StatePath<M>]: 'passes' | See<ContextFrom<M>> };
  outcomes?: { [N in ActorName<M>]?: Record<string, OutcomeSetup<ContextFrom<M>>> };
  /** Triggers by actor, or by external event; omitted ones end immediately, or never. */
  endings?: { [N in ActorName<M> | EventType<M>]?: EndedBy };
};

/** Driver of a machine without known types. */
export type AnyDriver = {
  events: Record<string, 'itself' | Perform<unknown, unknown>>;
  states: Record<string, 'passes' | See<unknown>>;
  outcomes?: Record<string, Record<string, OutcomeSetup> | undefined>;
  endings?: Record<string, EndedBy | undefined>;
};
