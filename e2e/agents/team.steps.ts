import { teamDriver } from '../../tests/drivers/agents/team.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const teamSteps = flowSteps('team', teamDriver, {
  openings: {
    'an agent with a downline': {
      fixture: 'agentOfAgents',
      ...inCentre('downlineManagmentView', { as: 'agent', centre: 'agentCentre' }),
    },
  },
  // Without an agreement there is no button.
  never: ({ event }, { context }) => event.type === 'offer.requested' && Object(context.kinds).length === 0,
  // A downline with a pending offer gets no other.
  leads: { 'contractOffer: offered': null },
});
