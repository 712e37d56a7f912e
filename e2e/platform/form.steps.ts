import { formDriver } from '../../tests/drivers/platform/form.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const formSteps = flowSteps('form', formDriver, {
  openings: {
    'the account is closed': {
      input: 'about nothing else',
      fixture: 'agentWithTeam',
      ...inPart('security.closing.begin', { as: 'agent' }),
    },
  },
});
