import { depositDriver } from '../../drivers/money/deposit.driver';
import { describePaths } from '../harness/describe-paths';
import { depositWith, openDeposit } from '../harness/open-deposit';

describePaths({ flow: 'deposit', driver: depositDriver, ...depositWith(), begin: openDeposit });
