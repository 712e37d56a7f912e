import { contractsDriver } from '../../tests/drivers/agents/contracts.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('contracts', contractsDriver, {
  openings: {
    'an agent who is offered a contract': {
      fixture: 'contractWaits',
      ...inCentre('agentDividendRecordCopy2', { as: 'agent2', centre: 'agentCentre' }),
    },
  },
  // Without a contract there is no button: tests/rendered/agents/contract-pages.test.tsx.
  never: ({ event }) => event.type === 'offer.requested' && Object(event).kinds.length === 0,
  // What was rejected waits no more, and to whom something was offered nothing else is until it is answered.
  leads: { 'contractAnswer: said': null, 'contractOffer: offered': null },
});
