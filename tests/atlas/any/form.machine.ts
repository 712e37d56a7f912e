import { assign, setup } from 'xstate';

/** Typed events with payloads that guards read, eventless chains, guards with params. */
export const formMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'type'; text: string } | { type: 'send' } | { type: 'clear' },
  },
  guards: { isLonger: ({ context }, params: { than: number }) => context.text.length > params.than },
}).createMachine({
  id: 'form',
  context: { text: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        type: { actions: assign({ text: ({ event }) => event.text ?? 'x' }) },
        send: [{ guard: { type: 'isLonger', params: { than: 0 } }, target: 'checking' }, { target: 'refused' }],
      },
    },
    checking: { always: [{ guard: { type: 'isLonger', params: { than: 9 } }, target: 'refused' }, { target: 'sent' }] },
    refused: { on: { clear: { target: 'editing', actions: assign({ text: '' }) } } },
    sent: { on: { clear: { target: 'editing', actions: assign({ text: '' }) } } },
  },
});
