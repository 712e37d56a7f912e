import { cancel, emit, enqueueActions, log, raise, sendTo, setup } from 'xstate';

/** Events raised, delayed, cancelled, emitted, enqueued, and sent to itself. */
export const radioMachine = setup({
  types: { emitted: {} as { type: 'heard'; what: string } },
  guards: { isLate: () => false },
}).createMachine({
  id: 'radio',
  initial: 'silent',
  states: {
    silent: {
      on: { call: { target: 'calling', actions: [raise({ type: 'over' }, { id: 'over', delay: 500 }), log('calls')] } },
    },
    calling: {
      on: {
        over: 'silent',
        hold: { target: 'held', actions: cancel('over') },
        answer: {
          target: 'talking',
          actions: enqueueActions(({ enqueue, check }) => {
            enqueue.emit({ type: 'heard', what: 'hello' });
            if (check('isLate')) enqueue(() => {});
            enqueue.raise({ type: 'on' });
          }),
        },
      },
    },
    held: { on: { call: { target: 'calling', actions: emit({ type: 'heard', what: 'again' }) } } },
    talking: { on: { on: 'live' } },
    live: { on: { bye: { target: 'silent', actions: sendTo(({ self }) => self, { type: 'call' }) } } },
  },
});
