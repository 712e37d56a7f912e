import { contractsDriver } from '../../tests/drivers/agents/contracts.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const contractsSteps = flowSteps('contracts', contractsDriver, {
  openings: {
    'an agent who is offered a contract': {
      fixture: 'contractWaits',
      ...inCentre('agentDividendRecordCopy2', { as: 'agent2', centre: 'agentCentre' }),
    },
  },
  // Without an agreement there is no button: tests/rendered/agents/contract-pages.test.tsx.
  never: ({ event }) => event.type === 'offer.requested' && Object(event).kinds.length === 0,
  // A rejected offer is no longer pending, and a downline with a pending offer gets no other.
  leads: { 'contractAnswer: said': null, 'contractOffer: offered': null },
});
