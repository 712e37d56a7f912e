import { assign, setup } from 'xstate';

/** Input, delays by name and from context, output of the machine. */
export const breweryMachine = setup({
  types: {
    input: {} as { litres: number; name: string },
    context: {} as { litres: number; name: string },
    output: {} as { litres: number },
  },
  delays: { mash: 60_000, ferment: ({ context }) => context.litres * 1000 },
}).createMachine({
  id: 'brewery',
  context: ({ input }) => ({ litres: input.litres, name: input.name.trim() }),
  initial: 'mashing',
  states: {
    mashing: {
      after: { mash: 'fermenting' },
      on: { spill: { actions: assign({ litres: ({ context }) => Math.max(0, context.litres - 1) }) } },
    },
    fermenting: { after: { ferment: 'bottled' }, on: { sour: 'waste' } },
    bottled: { type: 'final' },
    waste: { type: 'final' },
  },
  output: ({ context }) => ({ litres: context.litres }),
});
