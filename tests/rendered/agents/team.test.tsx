import { teamMachine } from '../../../machines/agents/team/team.machine';
import { teamDriver } from '../../drivers/agents/team.driver';
import { consolidated } from '../support/agent-lists';
import { describePaths } from '../support/describe-paths';
import { listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { offering } from '../support/open-contracts';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';
import { teamPage, transferAsked } from '../support/team-lists';

describePaths({
  flow: 'team',
  driver: teamDriver,
  children: member,
  hosted: {
    agentCentre: listOf(consolidated),
    downlineManagmentView: held(teamMachine, {
      list: listOf({ ...teamPage, list: teamPage.list.slice(0, 1) }),
      transfer: transferAsked,
      contractOffer: offering,
    }),
  },
  begin: (page) => openPlace(page, 'downlineManagmentView'),
});
