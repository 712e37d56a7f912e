import { expectTypeOf } from 'vitest';
import { assign, createMachine, fromCallback, fromPromise, setup } from 'xstate';
import type { ActorName, Driver, EventType, Samples, StatePath, Words } from '../../src/atlas';

const child = setup({ types: { output: {} as { ok: boolean } } }).createMachine({
  initial: 'a',
  states: { a: { on: { x: 'b' } }, b: { type: 'final' } },
  output: { ok: true },
});

const nested = setup({
  types: {
    context: {} as { n: number; f: string | null },
    events: {} as { type: 'go'; to: { n: number } } | { type: 'stop' } | { type: 'either'; a: 1 } | { type: 'either'; b: 2 },
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

const samples = {
  events: { go: { far: { to: { n: 1 } } }, stop: { now: {} }, either: { a: { a: 1 }, b: { b: 2 } } },
  outcomes: { load: { one: { output: 1 }, bad: { error: { kind: 'offline' } } }, tick: {}, child: { ok: { output: { ok: true } } } },
  inputs: { one: { n: 1 } },
} satisfies Samples<M>;

const said = { bn: '', en: '' };
const words = {
  title: said,
  states: { left: said, 'left.one': said, 'left.two': said, 'left.two.x': said, right: said },
  events: { go: { far: said }, stop: { now: said }, either: { a: said, b: said } },
  outcomes: { load: { one: said, bad: said }, tick: {}, child: { ok: said } },
  inputs: { one: said },
};
words satisfies Words<M, typeof samples>;

// What is missing or wrong does not compile.
type S = Samples<M>;
expectTypeOf<Omit<typeof samples, 'inputs'>>().not.toExtend<S>();
expectTypeOf<typeof samples & { outcomes: { tick: { ended: { output: number } } } }>().not.toExtend<S>();
expectTypeOf<{
  events: Pick<typeof samples.events, 'go'>;
  outcomes: typeof samples.outcomes;
  inputs: { one: { n: 1 } };
}>().not.toExtend<S>();
expectTypeOf<Omit<typeof words, 'title'> & { title: { en: string } }>().not.toExtend<Words<M, typeof samples>>();
type Halved = Omit<typeof words, 'states'> & { states: Omit<(typeof words)['states'], 'left.two.x'> };
expectTypeOf<Halved>().not.toExtend<Words<M, typeof samples>>();

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

// A machine that says nothing of its types is taken as it comes.
const plain = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
expectTypeOf<StatePath<typeof plain>>().toEqualTypeOf<string>();
({ events: { go: { now: {} } }, outcomes: {} }) satisfies Samples<typeof plain>;
