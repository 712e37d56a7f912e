import { stable } from '../../src/atlas';
import { sessionListDriver } from '../../tests/drivers/identity/session-list.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const sessionListSteps = flowSteps('session-list', sessionListDriver, {
  openings: { 'the player is logged in twice': { fixture: 'memberTwice', ...inPart('security.sessions.see') } },
  // From a form the player first returns to the list.
  never: ({ sample }, { value }) =>
    sample?.of === 'list' && sample.class === 'left' && stable(value) === stable({ open: 'confirming' }),
  only: { 'end.requested': ['memberTwice'], 'endOthers.requested': ['memberTwice'] },
  leads: { 'form: sent': 'member' },
});
