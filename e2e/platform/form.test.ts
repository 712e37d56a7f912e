import { formDriver } from '../../tests/drivers/platform/form.driver';
import { inPart } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('form', formDriver, {
  openings: {
    'the account is closed': {
      input: 'about nothing else',
      fixture: 'agentWithTeam',
      ...inPart('security.closing.begin', { as: 'agent' }),
    },
  },
});
