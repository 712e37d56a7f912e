import { expectTypeOf } from 'vitest';
import { assign, createMachine, fromCallback, fromPromise, setup } from 'xstate';
import type { ActorName, Driver, EventType, Samples, StatePath } from '../../src/atlas';

const child = setup({ types: { output: {} as { ok: boolean } } }).createMachine({
  initial: 'a',
  states: { a: { on: { x: 'b' } }, b: { type: 'final' } },
  output: { ok: true },
});

const nested = setup({
  types: {
    context: {} as { n: number; f: string | null },
    events: {} as
      | { type: 'go'; to: { n: number } }
      | { type: 'stop' }
      | { type: 'either'; a: 1 }
      | { type: 'either'; b: 2 },
    input: {} as { n: number },
    tags: {} as 'busy',
  },
  actors: {
    load: fromPromise<number, { id: string }>(async () => 1),
    tick: fromCallback(() => {}),
    child,
  },
  actions: { inc: assign({ n: 1 }) },
  delays: { wait: 100 },
}).createMachine({
  id: 'nested',
  context: ({ input }) => ({ n: input.n, f: null }),
  type: 'parallel',
  states: {
    left: { initial: 'one', states: { one: { after: { wait: 'two' } }, two: { initial: 'x', states: { x: {} } } } },
    right: {
      invoke: [
        { src: 'load', input: { id: '1' } },
        { src: 'tick', id: 'tick' },
      ],
      on: { go: { actions: 'inc' } },
    },
  },
});

type M = typeof nested;
expectTypeOf<StatePath<M>>().toEqualTypeOf<'left' | 'left.one' | 'left.two' | 'left.two.x' | 'right'>();
expectTypeOf<EventType<M>>().toEqualTypeOf<'go' | 'stop' | 'either'>();
expectTypeOf<ActorName<M>>().toEqualTypeOf<'load' | 'tick' | 'child'>();

const labels = { bn: '', en: '' };
const samples = {
  title: labels,
  states: { left: labels, 'left.one': labels, 'left.two': labels, 'left.two.x': labels, right: labels },
  events: {
    go: { far: { event: { to: { n: 1 } }, ...labels } },
    stop: { now: labels },
    either: { a: { event: { a: 1 }, ...labels }, b: { event: { b: 2 }, ...labels } },
  },
  outcomes: {
    load: { one: { output: 1, ...labels }, bad: { error: { kind: 'offline' }, ...labels } },
    tick: {},
    child: { ok: { output: { ok: true }, ...labels } },
  },
  inputs: { one: { input: { n: 1 }, ...labels } },
} satisfies Samples<M>;

// Missing and wrong entries do not compile.
type S = Samples<M>;
type Written = typeof samples;
expectTypeOf<Written>().toExtend<S>();
expectTypeOf<Omit<Written, 'inputs'>>().not.toExtend<S>();
expectTypeOf<Written & { outcomes: { tick: { ended: { output: number } } } }>().not.toExtend<S>();
expectTypeOf<Omit<Written, 'events'> & { events: Pick<Written['events'], 'go'> }>().not.toExtend<S>();
expectTypeOf<Omit<Written, 'title'> & { title: { en: string } }>().not.toExtend<S>();
expectTypeOf<Omit<Written, 'states'> & { states: Omit<Written['states'], 'left.two.x'> }>().not.toExtend<S>();
expectTypeOf<Omit<Written, 'inputs'> & { inputs: { one: { input: { n: number }; en: string } } }>().not.toExtend<S>();
type Of<E> = Omit<Written, 'events'> & { events: Omit<Written['events'], 'go'> & { go: { far: E } } };
expectTypeOf<Of<Written['events']['go']['far']>>().toExtend<S>();
expectTypeOf<Of<{ en: string; bn: string }>>().not.toExtend<S>();
expectTypeOf<Of<{ event: { to: { n: number } }; en: string }>>().not.toExtend<S>();
type Ends<E> = Omit<Written, 'outcomes'> & { outcomes: Omit<Written['outcomes'], 'load'> & { load: { one: E } } };
expectTypeOf<Ends<{ output: number; en: string; bn: string }>>().toExtend<S>();
expectTypeOf<Ends<{ output: number; bn: string }>>().not.toExtend<S>();

const driver = {
  events: { go: (screen, { to }) => screen.press(String(to.n)), stop: 'itself', either: 'itself' },
  states: {
    left: (screen, { n }) => screen.sees('status', 'count', { n }),
    'left.one': () => {},
    'left.two': () => {},
    'left.two.x': () => {},
    right: (screen) => screen.held('go'),
  },
  outcomes: { load: { bad: { cannot: 'nobody can' }, one: (gateway) => gateway.ops('fault', 'off') } },
} satisfies Driver<M>;
expectTypeOf<Omit<typeof driver, 'states'>>().not.toExtend<Driver<M>>();

// An untyped machine accepts anything.
const plain = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
expectTypeOf<StatePath<typeof plain>>().toEqualTypeOf<string>();
({ title: labels, states: { a: labels, b: labels }, events: { go: { now: labels } }, outcomes: {} }) satisfies Samples<
  typeof plain
>;
