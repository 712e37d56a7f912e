import { sessionListDriver } from '../tests/drivers/session-list.driver';
import { inPart } from './support/centre';
import { describePaths } from './support/row';

describePaths('session-list', sessionListDriver, {
  openings: { 'the player is logged in twice': { fixture: 'memberTwice', ...inPart('security.sessions.see') } },
  only: { 'end.requested': ['memberTwice'], 'endOthers.requested': ['memberTwice'] },
  leads: { 'form: sent': 'member' },
});
