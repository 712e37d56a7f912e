import { sessionListMachine } from '../../../machines/identity/session-list/session-list.machine';
import { sessionListDriver } from '../../drivers/identity/session-list.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, sessions } from '../harness/lists';
import { openPart, securityWith } from '../harness/open-security';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'session-list',
  driver: sessionListDriver,
  ...securityWith({ sessionList: held(sessionListMachine, { list: listOf(sessions), form }) }),
  begin: (page) => openPart(page, { type: 'sessions.selected' }, 'sessionList'),
});
