import { sessionListMachine } from '../../../machines/identity/session-list/session-list.machine';
import { sessionListDriver } from '../../drivers/identity/session-list.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, sessions } from '../harness/lists';
import { form } from '../harness/neighbours';
import { openPart, securityWith } from '../harness/open-security';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'session-list',
  driver: sessionListDriver,
  ...securityWith({ sessionList: held(sessionListMachine, { list: listOf(sessions), form }) }),
  begin: (page) => openPart(page, { type: 'sessions.selected' }, 'sessionList'),
});
