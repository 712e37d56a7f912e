import { depositDriver } from '../drivers/deposit.driver';
import { depositWith, openDeposit } from './support/open-deposit';
import { tour } from './support/tour';

tour({ flow: 'deposit', driver: depositDriver, ...depositWith(), begin: openDeposit });
