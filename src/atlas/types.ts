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

/** The generics of a machine that XState has no helper for: its actors and the schema of its states. */
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

/** Every state of a machine but its root, as a dotted path of keys: `counting`, `maintenance.waiting`. */
export type StatePath<M extends AnyStateMachine> = Generics<M>['schema'] extends infer Schema
  ? unknown extends Schema
    ? string
    : StateSchema extends Schema
      ? string
      : PathsOf<Schema>
  : never;

/** Events that a chart declares; the ones XState makes itself are not sampled. */
type OwnEvent<M extends AnyStateMachine> =
  EventFrom<M> extends infer E ? (E extends { type: `xstate.${string}` } ? never : E) : never;
export type EventType<M extends AnyStateMachine> = OwnEvent<M> extends { type: infer T extends string } ? T : never;

type Without<E> = E extends unknown
  ? Exclude<keyof E, 'type'> extends never
    ? Record<never, never>
    : Omit<E, 'type'>
  : never;
/** What an event carries beside its type. */
export type Payload<M extends AnyStateMachine, T> = Without<Extract<OwnEvent<M>, { type: T }>>;

type ActorOf<M extends AnyStateMachine> = Generics<M>['actor'] extends infer A ? Extract<A, ProvidedActor> : never;
/** The names under which `setup` knows a machine's actors. */
export type ActorName<M extends AnyStateMachine> = ActorOf<M>['src'];
type LogicOf<M extends AnyStateMachine, N> = Extract<ActorOf<M>, { src: N }>['logic'];

type Output<L> =
  L extends ActorLogic<infer S, infer _E, infer _I, infer _Sys, infer _Em> ? (S & { status: 'done' })['output'] : never;
type IsCallback<L> = L extends CallbackActorLogic<infer _E, infer _I, infer _Em> ? true : false;
/** How an actor can end. A callback has no output, so it can only fail. */
export type Outcome<L> = IsCallback<L> extends true ? { error: unknown } : { output: Output<L> } | { error: unknown };

export type Language = 'bn' | 'en';
/** The same said in each language. */
export type Text = Record<Language, string>;

/** What an event carries, and what that is called; the payload of one that carries nothing is left out. */
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
 * All that is said of a machine from outside, beside the chart: every state in plain words, and named equivalence classes of what can
 * happen to it, each with what it is called: what its events carry, how its actors end, and, where it takes any, its inputs. Every
 * event and every actor of `setup` has an entry; an actor that never ends has an empty one. A missing word does not compile.
 */
export type Samples<M extends AnyStateMachine> = {
  title: Text;
  states: { [P in StatePath<M>]: Text };
  events: { [T in EventType<M>]: Record<string, Carried<Payload<M, T>>> };
  outcomes: { [N in ActorName<M>]: Record<string, Text & Outcome<LogicOf<M, N>>> };
} & Inputs<M>;

type Ending = { output: unknown } | { error: unknown };
/** Samples as they stand in a file, of a machine that is not known to the types. Of any other's file, words may be missing. */
export type WrittenSamples = {
  title?: Text;
  states?: Record<string, Text>;
  events: Record<string, Record<string, Partial<Text> & { event?: object }>>;
  outcomes: Record<string, Record<string, Partial<Text> & Ending>>;
  inputs?: Record<string, Partial<Text> & { input: unknown }>;
};

/** Samples without what they are called, as a machine takes them. */
export type AnySamples = {
  events: Record<string, Record<string, object>>;
  outcomes: Record<string, Record<string, Ending>>;
  inputs?: Record<string, unknown>;
};

/** What the states and the samples of a machine are called. */
export type AnyWords = {
  title: Text;
  states: Record<string, Text>;
  events: Record<string, Record<string, Text>>;
  outcomes: Record<string, Record<string, Text>>;
  inputs?: Record<string, Text>;
};

/** Who acts in a step of a script: somebody at the screen, the app by itself, or whoever prepares the world around it. */
export type Who = 'tester' | 'system' | 'setup';
/** What a failure would cost, the worst first. */
export const MATTERS = ['money', 'safety', 'access', 'other'] as const;
export type Matter = (typeof MATTERS)[number];
/** What is prepared, in words: what is done to the network or the browser; or what a command does that is typed in a terminal. */
export type SetUp = Text & { command?: string };

/** Where a chart is when something is to be brought about by hand, and what was made of the world until then. */
type ByHandHere<C> = { in(state: string): boolean; context: C; world: string };
/** How something is brought about by hand; the words of its sample say what is done, unless there are better ones here. */
type Doing = Partial<Text> & {
  /** A tester does what is an event, all else the system. */
  who?: Who;
  /** What must be prepared before the last thing that a tester did. */
  ahead?: readonly SetUp[];
  /** What is prepared right before it. */
  before?: readonly SetUp[];
  /** What is undone after it. */
  after?: readonly SetUp[];
  /** What the world is from then on. */
  leads?: string;
  matter?: Matter;
};
/**
 * How something is brought about by hand, or why it is left to automated tests (`machine`); `when`: where that is so. It is a method, so that any means
 * are `AnyMeans`.
 */
type Sometimes<C> = Doing & { machine?: Text; when?(here: ByHandHere<C>): boolean };
/** The first that is so; where none is, it does not happen by hand. */
export type Mean<C = unknown> = Sometimes<C> | readonly Sometimes<C>[];
/** How a tester comes to where a chart begins. `given`: what is prepared; `opens`: what is done then. */
export type Beginning = { input?: string; world?: string; given: readonly SetUp[]; opens: Text };

/**
 * By which means a manual tester brings about what the samples name: each event, each end of an actor, by the names of their classes, and each
 * delay, by the path of its state. `begins`: the ways in, by name.
 */
export type Means<M extends AnyStateMachine> = {
  begins: Record<string, Beginning>;
  events: { [T in EventType<M>]: Record<string, Mean<ContextFrom<M>>> };
  outcomes: { [N in ActorName<M>]: Record<string, Mean<ContextFrom<M>>> };
  delays?: { [P in StatePath<M>]?: Mean<ContextFrom<M>> };
};
/** The means of a machine that is not known to the types. */
export type AnyMeans = {
  begins: Record<string, Beginning>;
  events: Record<string, Record<string, Mean>>;
  outcomes: Record<string, Record<string, Mean>>;
  delays?: Record<string, Mean | undefined>;
};

type Done = void | Promise<void>;
type Values = Record<string, unknown>;

/** A file as a tester chooses it: how it is called, what it says of itself, and its bytes in base64. */
export type Picked = { name: string; type: string; base64: string };

/** A tester's verbs. They take message ids, never words, so that every language runs. A failed expectation throws. */
export interface Screen {
  /** Presses the button, link or tab that is named by the message, by keyboard where the tier can. */
  press(id: string, values?: Values): Done;
  /** Types a value into the field that is labelled by the message; an empty value empties it. */
  fill(id: string, value: string): Done;
  /** Moves the focus to the field that is labelled by the message, and presses keys there, named as in a keyboard event. */
  keys(id: string, ...keys: string[]): Done;
  /** Ticks the box that is labelled by the message, or unticks it; of several answers, chooses the one. */
  tick(id: string, on: boolean, values?: Values): Done;
  /** Picks the option named by a message in the list labelled by another. */
  choose(id: string, option: string): Done;
  /** Chooses a file in the field that is labelled by the message. */
  attach(id: string, file: Picked): Done;
  /** Moves the slider labelled by the message to a place, and lets go. */
  slide(id: string, to: number): Done;
  /** Goes to an address without loading the page again, as a link does. */
  visit(address: string): Done;
  /** Goes back by the browser's button. */
  back(): Done;
  /** Something of that ARIA role, named by (or, for `alert` and `status`, saying) the message, is visible. Without id: any. */
  sees(role: string, id?: string, values?: Values): Done;
  /** Nothing of that ARIA role and name is visible. */
  hides(role: string, id?: string, values?: Values): Done;
  /** The words of the message stand somewhere on the screen. */
  reads(id: string, values?: Values): Done;
  /** The button named by the message cannot be pressed now. */
  held(id: string): Done;
  /** The button or region named by the message says that it works (`aria-busy`). */
  busy(id: string): Done;
  /** The field labelled by the message is marked invalid and described by the other message. */
  invalid(id: string, message: string, values?: Values): Done;
  /** The field labelled by the message has the focus. */
  focused(id: string): Done;
  /** The field labelled by the message is there, and has not the focus. */
  unfocused(id: string): Done;
  /** The address in use (path and search) is this one. */
  at(address: string): Done;
}

/** What a tester types into fields instead of what the driver fills in, by their labels; or what gives it when it is to be typed. */
export type Instead = Record<string, string | (() => string | Promise<string>)>;

/** The means a tester has to bring about how a call ends: the operator's commands, the network between, and their own hand. */
export interface Gateway {
  ops(...args: string[]): Done;
  /** The call that waits for its answer, or the next one of a name, gets none: the network is cut. For what no operator can bring about. */
  cut(next?: string): Done;
  /** The deadline of the call that waits ends before its answer arrives. */
  late(): Done;
  /** Lets the next slide of the tester end in the puzzle's gap, or beside it. */
  aim(at: 'gap' | 'beside'): Done;
  /** Lets the tester type this instead, until the event is performed. */
  types(instead: Instead): Done;
  /** Cookies that the browser keeps from an earlier visit, and what the tab keeps. */
  keeps(kept: { cookies?: Record<string, string>; session?: Record<string, string> }): Done;
  /** The latest code that was sent for a purpose to somebody. */
  code(purpose: string, to: string): string | Promise<string>;
  /** What the authenticator app shows: for the secret on the screen, else for the one that the player has. */
  appCode(): string | Promise<string>;
  /** A recovery code of the player’s that was not used yet; empty of who has none. */
  recoveryCode(): string | Promise<string>;
}

/** What is done while a call waits, or to end an actor. A method, so that any driver is an `AnyDriver`. */
type Bring<C> = { bring(gateway: Gateway, screen: Screen, context: C): Done }['bring'];

/**
 * How an outcome is brought about: while its call waits, by what is done or by a `fixture` that the world becomes (with modules `turned`, as in
 * `SLIDEVERIF=on`) and what is done then (`does`); or already `before` the event that leads to it; or why it cannot be.
 */
export type OutcomeSetup<C = unknown> =
  | Bring<C>
  | { fixture: string; turned?: string[]; does?(gateway: Gateway, screen: Screen): Done }
  | { before(gateway: Gateway): Done }
  | { cannot: string };

/** Performs an event; `'itself'` where nobody can, as it comes from elsewhere. Methods, so that any driver is an `AnyDriver`. */
type Perform<P, C> = {
  perform(screen: Screen, payload: P, context: C): Done | 'itself' | Promise<Done | 'itself'>;
}['perform'];
type See<C> = { see(screen: Screen, context: C): Done }['see'];

/**
 * What ends an actor, or brings an event that comes by itself: the call it waits for, by its name in the contract (`balance, quietly` where the
 * page makes it by itself), or those that are made at once, or the `tester`; nothing where it ends at once. A function says it of the sample, by
 * the context and by the face of a chart that several pages show.
 */
type EndedBy =
  | Calls
  | { call(sample: Sampled | undefined, context: unknown, face: string | undefined): Calls | undefined }['call'];
type Calls = string | readonly string[];
type Sampled = { of: string; class: string };

/**
 * How a tester performs each event of a machine and what must be visible in each of its states, once for every tier. `'itself'`
 * marks an event that nobody performs (a clock, a child), `'passes'` a state that no machine rests in. An outcome that cannot be
 * brought about says why.
 */
export type Driver<M extends AnyStateMachine> = {
  events: { [T in EventType<M>]: 'itself' | Perform<Payload<M, T>, ContextFrom<M>> };
  states: { [P in StatePath<M>]: 'passes' | See<ContextFrom<M>> };
  outcomes?: { [N in ActorName<M>]?: Record<string, OutcomeSetup<ContextFrom<M>>> };
  /** By actor, or by event that nobody performs; what is not here ends at once, or never. */
  endings?: { [N in ActorName<M> | EventType<M>]?: EndedBy };
};

/** The driver of a machine that is not known to the types. */
export type AnyDriver = {
  events: Record<string, 'itself' | Perform<unknown, unknown>>;
  states: Record<string, 'passes' | See<unknown>>;
  outcomes?: Record<string, Record<string, OutcomeSetup> | undefined>;
  endings?: Record<string, EndedBy | undefined>;
};
