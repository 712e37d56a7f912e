import { createMachine } from 'xstate';

/** States that can be come to from anywhere by their ids, deep targets, several targets, work on the way in. */
export const roadMachine = createMachine({
  id: 'road',
  initial: 'town',
  states: {
    town: { id: 'town', route: {}, on: { out: '#bridge', both: { target: ['valley.east.far', 'valley.west.far'] } } },
    hill: {
      initial: { target: 'foot', actions: 'breathe' },
      states: { foot: { on: { up: 'top' } }, top: { id: 'top', route: {} } },
    },
    bridge: { id: 'bridge', on: { on: '#road.hill', back: '#town' } },
    valley: {
      type: 'parallel',
      states: {
        east: { initial: 'near', states: { near: {}, far: { on: { home: 'near' } } } },
        west: { initial: 'near', states: { near: {}, far: {} } },
      },
      on: { town: '#town' },
    },
  },
});
