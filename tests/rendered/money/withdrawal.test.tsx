import { withdrawalMachine } from '../../../machines/money/withdrawal/withdrawal.machine';
import { withdrawalDriver } from '../../drivers/money/withdrawal.driver';
import { describePaths } from '../harness/describe-paths';
import { openAsking, withdrawalParts, withdrawalsWith } from '../harness/open-withdrawals';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'withdrawal',
  driver: withdrawalDriver,
  ...withdrawalsWith({ withdrawal: held(withdrawalMachine, withdrawalParts) }),
  begin: openAsking,
});
