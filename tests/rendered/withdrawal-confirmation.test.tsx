import { withdrawalConfirmationMachine } from '../../machines/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalConfirmationDriver } from '../drivers/withdrawal-confirmation.driver';
import { openFollowing, reportWaits, withdrawalsWith } from './support/open-withdrawals';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'withdrawal-confirmation',
  driver: withdrawalConfirmationDriver,
  ...withdrawalsWith({ withdrawalConfirmation: held(withdrawalConfirmationMachine, { withdrawalReport: reportWaits }) }),
  begin: openFollowing,
});
