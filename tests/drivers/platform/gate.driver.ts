import type { gateMachine } from '../../../machines/platform/gate/gate.machine';
import type { Driver } from '../../../src/atlas';
import { goesOn } from '../goes-on';

/** What a tester sees of the gate: only what it keeps from a visitor. It is told everything by the portal around it. */
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
    'guarded.asking': goesOn,
    'guarded.passing': goesOn,
    'guarded.locked': (screen) => screen.at('/login'),
  },
  endings: { 'site.opened': 'systemStatus' },
} satisfies Driver<typeof gateMachine>;
