import { formMachine } from '../../machines/form/form.machine';
import { sessionListMachine } from '../../machines/session-list/session-list.machine';
import { sessionListDriver } from '../drivers/session-list.driver';
import { listOf, sessions } from './support/lists';
import { poses } from './support/neighbours';
import { centreWith, openPart } from './support/open-centre';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'session-list',
  driver: sessionListDriver,
  children: () => centreWith({ sessionList: held(sessionListMachine, { list: listOf(sessions), form: inert(formMachine, poses.inForm) }) }),
  begin: (page) => openPart(page, { type: 'sessions.chosen' }, 'sessionList'),
});
