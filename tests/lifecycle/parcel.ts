import { setup } from 'xstate';

type News = { news: 'sent' | 'late' | 'arrived'; days: number };

const parcelSetup = setup({
  types: {
    context: {} as { days: number },
    input: {} as { days: number },
    events: {} as { type: 'sent' } | { type: 'weighed' } | { type: 'arrived' },
  },
  actions: { tell: (_, _params: News) => {}, stamp: () => {} },
  delays: { patience: ({ context }) => context.days * 86_400_000 },
});

/** A parcel that is late some days after dispatch, and arrives in the end. `transit`: name of the state in between. */
export const parcelMachineWith = (transit: string) =>
  parcelSetup.createMachine({
    id: 'parcel',
    context: ({ input }) => input,
    initial: 'packed',
    states: {
      packed: { on: { sent: { target: transit, actions: 'stamp' } } },
      [transit]: {
        entry: { type: 'tell', params: ({ context }) => ({ news: 'sent' as const, days: context.days }) },
        on: { arrived: 'arrived', weighed: { actions: 'stamp' }, sent: { target: transit, reenter: true } },
        after: { patience: 'late' },
      },
      late: { entry: { type: 'tell', params: { news: 'late', days: 0 } }, on: { arrived: 'arrived' } },
      arrived: { type: 'final', entry: { type: 'tell', params: { news: 'arrived', days: 0 } } },
    },
  });
export const parcelMachine = parcelMachineWith('travelling');
