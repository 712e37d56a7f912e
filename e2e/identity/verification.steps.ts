import { verificationDriver } from '../../tests/drivers/identity/verification.driver';
import { logsInAs } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

export const verificationSteps = flowSteps('verification', verificationDriver, {
  openings: {
    'a player sends the login': {
      input: 'of a log-in',
      fixture: 'visitor',
      turned: ['SLIDEVERIF=on'],
      ...logsInAs('player'),
    },
  },
  // The platform's clock was moved, so payloads that the page seals from then on are too old.
  tolerates: [
    ['logIn', 400],
    ['logIn', 422],
  ],
});
