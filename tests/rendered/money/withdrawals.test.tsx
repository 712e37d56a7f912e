import { withdrawalsDriver } from '../../drivers/money/withdrawals.driver';
import { describePaths } from '../harness/describe-paths';
import { openWithdrawals, withdrawalsWith } from '../harness/open-withdrawals';

describePaths({ flow: 'withdrawals', driver: withdrawalsDriver, ...withdrawalsWith(), begin: openWithdrawals });
