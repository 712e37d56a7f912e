import { depositDriver } from '../../drivers/money/deposit.driver';
import { describePaths } from '../support/describe-paths';
import { depositWith, openDeposit } from '../support/open-deposit';

describePaths({ flow: 'deposit', driver: depositDriver, ...depositWith(), begin: openDeposit });
