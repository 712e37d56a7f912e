import { withdrawalMachine } from '../../machines/withdrawal/withdrawal.machine';
import { withdrawalDriver } from '../drivers/withdrawal.driver';
import { openAsking, withdrawalParts, withdrawalsWith } from './support/open-withdrawals';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'withdrawal',
  driver: withdrawalDriver,
  ...withdrawalsWith({ withdrawal: held(withdrawalMachine, withdrawalParts) }),
  begin: openAsking,
});
