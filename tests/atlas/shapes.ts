import { createMachine, fromObservable, fromPromise } from 'xstate';

/** Charts that are hard to draw: each has a line, a box or a name that a picture could lose. */

/** Lines of every kind between nested states, and self-transitions. */
export const kinship = createMachine({
  id: 'kinship',
  initial: 'outer',
  on: { root: '.outer.inner.leaf', here: { actions: 'noted' }, rootAgain: { target: '#kinship', reenter: true } },
  states: {
    outer: {
      id: 'the-outer',
      initial: 'inner',
      on: { down: '.inner.leaf', self: { target: 'outer', reenter: true }, selfToo: 'outer' },
      states: {
        inner: {
          initial: 'leaf',
          states: {
            leaf: {
              on: {
                up: '#the-outer',
                top: '#kinship',
                again: { target: 'leaf', reenter: true },
                beside: 'other',
                out: '#aside',
              },
            },
            other: { on: { back: 'leaf' } },
          },
        },
      },
    },
    aside: { id: 'aside', on: { in: 'outer.inner.other' } },
  },
});

/** Transition into several regions, nested regions, and initial states that are not the first. */
export const manifold = createMachine({
  id: 'manifold',
  initial: 'off',
  states: {
    off: { on: { go: { target: ['on.left.b', 'on.right.lower.y'], actions: ['one', 'two'] } } },
    on: {
      type: 'parallel',
      onDone: 'off',
      states: {
        left: { initial: 'b', states: { a: {}, b: { on: { cross: '#y' } } } },
        right: {
          type: 'parallel',
          states: {
            upper: { initial: 'end', states: { end: { type: 'final' } } },
            lower: {
              initial: 'x',
              states: { x: {}, y: { id: 'y' }, past: { type: 'history', history: 'deep', target: 'y' } },
            },
          },
        },
      },
    },
  },
});

/** Every way to declare a transition. picture.test.ts has the list, written by hand. */
export const everyKind = createMachine({
  id: 'every-kind',
  initial: 'a',
  on: { '*': '.b', 'mouse.*': { actions: 'moved' }, PLAIN: undefined },
  states: {
    a: {
      description: 'The first.',
      tags: ['busy', 'shown'],
      meta: { requirements: ['s1.one', 's1.two'] },
      entry: ['begin', () => {}],
      exit: { type: 'end', params: { how: 'well' } },
      invoke: [
        {
          id: 'load',
          src: 'loading',
          onDone: [{ guard: 'isNew', target: 'b' }, { target: 'c' }],
          onError: { actions: 'report' },
        },
        { src: fromPromise(async () => 1), onDone: 'c' },
        {
          id: 'watch',
          src: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
          onSnapshot: { actions: 'seen' },
        },
      ],
      after: {
        1000: 'b',
        patience: [{ guard: { type: 'is', params: { as: 'late' } }, target: 'c' }, { actions: 'remind' }],
      },
      on: { EMPTY: {}, FORBIDDEN: undefined, again: { target: 'a', reenter: true, description: 'Once more.' } },
    },
    b: { always: [{ guard: ({ context }) => context === undefined, target: 'c' }] },
    c: {
      initial: 'c1',
      onDone: { target: 'd', actions: 'over' },
      states: { c1: { on: { finish: 'c2' } }, c2: { type: 'final' }, past: { type: 'history', target: 'c1' } },
    },
    d: {},
  },
});

/** Names with a meaning in the syntax of pictures. */
export const oddNames = createMachine({
  id: 'odd <names> & "more"',
  initial: 'end',
  states: {
    end: { on: { 'a --> b : c': 'class', '<script>': 'a b', note: 'note' } },
    class: { description: 'Says "no" & <means> it; end note %% {x} #1' },
    'a b': { on: { ফেরা: 'অবস্থা' } },
    a_b: {},
    note: {},
    অবস্থা: {
      on: {
        'a.very.long.name.of.an.event.that.no.line.of.a.label.could.ever.hold.whole': { target: 'state', actions: 'x' },
      },
    },
    state: { type: 'final' },
  },
});

/** Machine without states. */
export const bare = createMachine({ id: 'bare', on: { tick: { actions: 'count' } } });
