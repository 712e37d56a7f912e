import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalConfirmationDriver } from '../../drivers/money/withdrawal-confirmation.driver';
import { describePaths } from '../harness/describe-paths';
import { openFollowing, reportWaits, withdrawalsWith } from '../harness/open-withdrawals';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'withdrawal-confirmation',
  driver: withdrawalConfirmationDriver,
  ...withdrawalsWith({
    withdrawalConfirmation: held(withdrawalConfirmationMachine, { withdrawalReport: reportWaits }),
  }),
  begin: openFollowing,
});
