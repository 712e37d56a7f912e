import { withdrawalsDriver } from '../drivers/withdrawals.driver';
import { openWithdrawals, withdrawalsWith } from './support/open-withdrawals';
import { tour } from './support/tour';

tour({ flow: 'withdrawals', driver: withdrawalsDriver, ...withdrawalsWith(), begin: openWithdrawals });
