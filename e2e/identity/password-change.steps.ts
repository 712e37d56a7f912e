import { passwordChangeDriver } from '../../tests/drivers/identity/password-change.driver';
import { inPart } from '../harness/centre';
import { logsInAs } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

export const passwordChangeSteps = flowSteps('password-change', passwordChangeDriver, {
  openings: {
    'a password that has expired': { input: 'due, the old password held', fixture: 'visitor', ...logsInAs('expired') },
    'from the security centre': { input: 'by choice', fixture: 'member', ...inPart('security.password.change') },
  },
  leaves: { 'leave.requested': 'left' },
});
