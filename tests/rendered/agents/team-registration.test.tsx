import { teamRegistrationMachine } from '../../../machines/agents/team-registration/team-registration.machine';
import { teamRegistrationDriver } from '../../drivers/agents/team-registration.driver';
import { consolidated, openLinks } from '../support/agent-lists';
import { describePaths } from '../support/describe-paths';
import { listOf } from '../support/lists';
import { form, member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'team-registration',
  driver: teamRegistrationDriver,
  children: member,
  hosted: {
    agentCentre: listOf(consolidated),
    registerCenter: held(teamRegistrationMachine, {
      list: listOf({ ...openLinks, list: openLinks.list.slice(0, 1) }),
      linkForm: form,
      closeForm: form,
      memberForm: form,
    }),
  },
  begin: (page) => openPlace(page, 'registerCenter'),
});
