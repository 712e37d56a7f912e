import { sessionListMachine } from '../../../machines/identity/session-list/session-list.machine';
import { sessionListDriver } from '../../drivers/identity/session-list.driver';
import { describePaths } from '../support/describe-paths';
import { listOf, sessions } from '../support/lists';
import { form } from '../support/neighbours';
import { openPart, securityWith } from '../support/open-security';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'session-list',
  driver: sessionListDriver,
  ...securityWith({ sessionList: held(sessionListMachine, { list: listOf(sessions), form }) }),
  begin: (page) => openPart(page, { type: 'sessions.chosen' }, 'sessionList'),
});
