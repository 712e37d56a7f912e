import { withdrawalMachine } from '../../../machines/money/withdrawal/withdrawal.machine';
import { withdrawalDriver } from '../../drivers/money/withdrawal.driver';
import { describePaths } from '../support/describe-paths';
import { openAsking, withdrawalParts, withdrawalsWith } from '../support/open-withdrawals';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'withdrawal',
  driver: withdrawalDriver,
  ...withdrawalsWith({ withdrawal: held(withdrawalMachine, withdrawalParts) }),
  begin: openAsking,
});
