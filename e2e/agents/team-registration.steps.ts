import { teamRegistrationDriver } from '../../tests/drivers/agents/team-registration.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const teamRegistrationSteps = flowSteps('team-registration', teamRegistrationDriver, {
  openings: {
    'the agent has a link': {
      fixture: 'agentWithTeam',
      ...inCentre('registerCenter', { as: 'agent', centre: 'agentCentre' }),
    },
  },
  // The closed link is gone.
  leads: { 'closeForm: sent': null },
});
