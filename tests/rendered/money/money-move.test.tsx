import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { withdrawalMachine } from '../../../machines/money/withdrawal/withdrawal.machine';
import { moneyMoveDriver } from '../../drivers/money/money-move.driver';
import { describePaths } from '../harness/describe-paths';
import { depositWith, openDeposit } from '../harness/open-deposit';
import { openPlace } from '../harness/open-place';
import { parts } from '../harness/open-security';
import { openAsking, withdrawalParts, withdrawalsWith } from '../harness/open-withdrawals';
import type { RenderedPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

const moneyMove = held(moneyMoveMachine);
const deposit = {
  ...depositWith({ moneyMove }),
  begin: async (page: RenderedPage) => childOf(await openDeposit(page), 'moneyMove'),
};

describePaths({
  flow: 'money-move',
  driver: moneyMoveDriver,
  faces: {
    deposit,
    first: deposit,
    withdrawal: {
      ...withdrawalsWith({ withdrawal: held(withdrawalMachine, { ...withdrawalParts, moneyMove }) }),
      begin: async (page) => childOf(await openAsking(page), 'moneyMove'),
    },
    wallets: {
      children: member,
      hosted: { transferFund: moneyMove },
      begin: (page) => openPlace(page, 'transferFund'),
    },
    partner: {
      children: member,
      hosted: { transferUpline: held(transferUplineMachine, { paymentPassword: parts.paymentPassword, moneyMove }) },
      begin: async (page) => childOf(await openPlace(page, 'transferUpline'), 'moneyMove'),
    },
  },
});
