import { formDriver } from '../../tests/drivers/platform/form.driver';
import { inPart } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('form', formDriver, {
  openings: {
    'the account is closed': {
      input: 'about nothing else',
      fixture: 'agentWithTeam',
      ...inPart('security.closing.begin', { as: 'agent' }),
    },
  },
});
