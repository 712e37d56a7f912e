import { createMachine } from 'xstate';

/** Targets by id from anywhere, deep targets, several targets, entry actions. */
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
