import { teamRegistrationMachine } from '../../../machines/agents/team-registration/team-registration.machine';
import { teamRegistrationDriver } from '../../drivers/agents/team-registration.driver';
import { consolidated, openLinks } from '../harness/agent-lists';
import { describePaths } from '../harness/describe-paths';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { form, member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

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
