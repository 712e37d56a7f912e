import type { Samples } from '../../src/atlas';
import type { balanceMachine } from './balance.machine';

const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** What the balance can be, and what can happen to it. */
export const balanceSamples = {
  events: {
    'refresh.requested': { 'by the player': {} },
    'money.moved': { 'in another tab': {} },
  },
  outcomes: {
    loadBalance: { 'a sum': { output: '25000.00' }, offline },
    lookBalance: { 'another sum': { output: '25001.00' }, offline },
    watchMoney: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } },
  },
} satisfies Samples<typeof balanceMachine>;
