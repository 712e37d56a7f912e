import { createMachine, type PromiseActorLogic, setup } from 'xstate';

/** Two charts in one file, one of them with samples and labels, each under at most two names. */
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

/** Machine without samples. */
export const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'switch.pressed': 'lit' } },
    lit: { on: { 'switch.pressed': 'dark', 'bulb.broke': 'broken' } },
    broken: {},
  },
});
