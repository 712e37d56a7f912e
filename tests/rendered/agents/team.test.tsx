import { teamMachine } from '../../../machines/agents/team/team.machine';
import { teamDriver } from '../../drivers/agents/team.driver';
import { consolidated } from '../harness/agent-lists';
import { describePaths } from '../harness/describe-paths';
import { listOf } from '../harness/lists';
import { offering } from '../harness/open-contracts';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { teamPage, transferForm } from '../harness/team-lists';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'team',
  driver: teamDriver,
  children: member,
  hosted: {
    agentCentre: listOf(consolidated),
    downlineManagmentView: held(teamMachine, {
      list: listOf({ ...teamPage, list: teamPage.list.slice(0, 1) }),
      transfer: transferForm,
      contractOffer: offering,
    }),
  },
  begin: (page) => openPlace(page, 'downlineManagmentView'),
});
