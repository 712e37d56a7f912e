import { withdrawalConfirmationMachine } from '../../machines/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalConfirmationDriver } from '../drivers/withdrawal-confirmation.driver';
import { describePaths } from './support/describe-paths';
import { openFollowing, reportWaits, withdrawalsWith } from './support/open-withdrawals';
import { held } from './support/stand-ins';

describePaths({
  flow: 'withdrawal-confirmation',
  driver: withdrawalConfirmationDriver,
  ...withdrawalsWith({
    withdrawalConfirmation: held(withdrawalConfirmationMachine, { withdrawalReport: reportWaits }),
  }),
  begin: openFollowing,
});
