import { fromCallback, sendTo, setup } from 'xstate';

type SocketEvent = { type: 'opened' } | { type: 'message'; text: string };

/** Callback that receives and sends events while its state is active, and may fail. */
export const callbacks = setup({
  types: {
    context: {} as { texts: number },
    events: {} as SocketEvent | { type: 'say' } | { type: 'close' },
    input: {} as { url: string },
  },
  actors: {
    socket: fromCallback<{ type: 'say' }, { url: string }>(() => {
      throw new Error('not stubbed');
    }),
  },
  guards: { isBye: (_, params: { text: string }) => params.text === 'bye' },
  actions: { speak: sendTo('socket', { type: 'say' }) },
}).createMachine({
  id: 'callbacks',
  context: { texts: 0 },
  initial: 'connected',
  states: {
    connected: {
      invoke: { id: 'socket', src: 'socket', input: { url: 'wss://example.test' }, onError: 'broken' },
      initial: 'opening',
      on: { close: 'closed' },
      states: {
        opening: { on: { opened: 'open' } },
        open: {
          on: {
            say: { actions: 'speak' },
            message: {
              guard: { type: 'isBye', params: ({ event }) => ({ text: event.text }) },
              target: '#callbacks.closed',
            },
          },
        },
      },
    },
    broken: { on: { close: 'closed' } },
    closed: {},
  },
});
