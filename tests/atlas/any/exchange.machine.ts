import { createMachine, fromPromise, sendParent, sendTo, setup } from 'xstate';

const desk = createMachine({
  id: 'desk',
  initial: 'idle',
  states: { idle: { on: { ring: { actions: sendParent({ type: 'rang' }) } } } },
});

/** Actors with a system id, and one looked up by it. */
export const exchangeMachine = setup({ actors: { desk, line: fromPromise(async () => 0) } }).createMachine({
  id: 'exchange',
  initial: 'manned',
  states: {
    manned: {
      invoke: [
        { src: 'desk', id: 'desk', systemId: 'front' },
        { src: 'line', onDone: 'closed' },
      ],
      on: { rang: 'connected', call: { actions: sendTo(({ system }) => system.get('front'), { type: 'ring' }) } },
    },
    connected: { on: { hangUp: 'manned' } },
    closed: { type: 'final' },
  },
});
