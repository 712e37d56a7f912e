import { withdrawalsDriver } from '../../drivers/money/withdrawals.driver';
import { describePaths } from '../support/describe-paths';
import { openWithdrawals, withdrawalsWith } from '../support/open-withdrawals';

describePaths({ flow: 'withdrawals', driver: withdrawalsDriver, ...withdrawalsWith(), begin: openWithdrawals });
