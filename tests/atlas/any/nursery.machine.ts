import { type ActorRefFrom, assign, fromPromise, setup, spawnChild, stopChild } from 'xstate';

const grow = fromPromise(async () => 'tree');

/** Children spawned in an `assign` and by an action, sent to, and stopped. */
export const nurseryMachine = setup({
  types: { context: {} as { plant?: ActorRefFrom<typeof grow> } },
  actors: { grow },
}).createMachine({
  id: 'nursery',
  context: {},
  initial: 'empty',
  states: {
    empty: {
      on: { sow: { target: 'sown', actions: assign({ plant: ({ spawn }) => spawn('grow', { id: 'plant' }) }) } },
    },
    sown: {
      entry: spawnChild('grow', { id: 'weed' }),
      exit: stopChild('weed'),
      on: { 'xstate.done.actor.plant': 'grown', weeded: { actions: stopChild('weed') }, dig: 'empty' },
    },
    grown: {},
  },
});
