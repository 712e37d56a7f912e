import { createMachine, fromPromise } from 'xstate';

const errand = createMachine({
  id: 'errand',
  initial: 'on',
  states: { on: { on: { stop: 'off' } }, off: { type: 'final' } },
});
const refuses = (work: string) => () => Promise.reject(new Error(`${work} is done for real`));

/** Invokes without ids and with inline logic, a machine among them, several in a state; one on the root. */
export const inlineInvokes = createMachine({
  id: 'inline-invokes',
  initial: 'both',
  invoke: { src: fromPromise(refuses('the root')), onError: '.failed' },
  states: {
    both: {
      invoke: [
        { src: fromPromise(refuses('one')), onDone: 'half', onError: 'failed' },
        { src: errand, onDone: { target: 'half', actions: 'report' } },
      ],
    },
    half: {
      invoke: {
        src: 'named',
        onDone: [{ guard: ({ event }) => event.output === 1, target: 'whole' }, { target: 'failed' }],
      },
    },
    whole: { type: 'final' },
    failed: {},
  },
});
