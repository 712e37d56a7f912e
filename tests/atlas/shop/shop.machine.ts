import { createMachine, type PromiseActorLogic, setup } from 'xstate';

/** Two charts in one file, of which one has samples and words, and each under two names at most. */
export const doorMachine = setup({
  types: { events: {} as { type: 'opened'; wide: boolean } | { type: 'closed' }, context: {} as { wide: boolean } },
  actors: { bell: {} as PromiseActorLogic<number> },
  guards: { isWide: (_, params: { wide: boolean }) => params.wide },
}).createMachine({
  id: 'door',
  context: { wide: false },
  initial: 'shut',
  states: {
    shut: {
      description: 'The door is shut.',
      meta: { requirements: ['shop.1'] },
      on: {
        opened: [
          { guard: { type: 'isWide', params: ({ event }) => ({ wide: event.wide }) }, target: 'open' },
          { target: 'ajar', actions: () => {} },
        ],
      },
    },
    open: {
      description: 'The bell rings while the door stands open.',
      meta: { requirements: ['shop.1', 'shop.2'] },
      invoke: { id: 'bell', src: 'bell', onDone: 'shut', onError: 'ajar' },
      on: { closed: 'shut' },
    },
    ajar: { after: { 1000: 'shut' }, on: { closed: 'shut' } },
  },
});
export default doorMachine;

/** Nothing at all is known of it. */
export const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'switch.pressed': 'lit' } },
    lit: { on: { 'switch.pressed': 'dark', 'bulb.broke': 'broken' } },
    broken: {},
  },
});
