import type { gateMachine } from '../../../machines/platform/gate/gate.machine';
import type { Driver } from '../../../src/atlas';
import { goesOn } from '../goes-on';

/** Visible state of the gate: only what it blocks for a visitor. The surrounding portal sends it all of its events. */
export const gateDriver = {
  events: {
    'site.opened': 'itself',
    'session.present': 'itself',
    'session.absent': 'itself',
  },
  states: {
    unknown: goesOn,
    open: goesOn,
    guarded: goesOn,
    'guarded.checking': goesOn,
    'guarded.open': goesOn,
    'guarded.locked': (screen) => screen.at('/login'),
  },
  endings: { 'site.opened': 'systemStatus' },
} satisfies Driver<typeof gateMachine>;
