import { moneyMoveMachine } from '../../machines/money-move/money-move.machine';
import { transferUplineMachine } from '../../machines/transfer-upline/transfer-upline.machine';
import { withdrawalMachine } from '../../machines/withdrawal/withdrawal.machine';
import { moneyMoveDriver } from '../drivers/money-move.driver';
import { centreAt, openCentrePage, parts } from './support/open-centre';
import { depositWith, openDeposit } from './support/open-deposit';
import { openAsking, withdrawalParts, withdrawalsWith } from './support/open-withdrawals';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

const moneyMove = () => held(moneyMoveMachine);

tour({
  flow: 'money-move',
  driver: moneyMoveDriver,
  faces: {
    deposit: {
      children: () => depositWith({ moneyMove: moneyMove() }),
      begin: async (page) => childOf(await openDeposit(page), 'moneyMove'),
    },
    withdrawal: {
      children: () => withdrawalsWith({ withdrawal: held(withdrawalMachine, { ...withdrawalParts(), moneyMove: moneyMove() }) }),
      begin: async (page) => childOf(await openAsking(page), 'moneyMove'),
    },
    wallets: { children: () => centreAt({ transfer: moneyMove() }), begin: (page) => openCentrePage(page, 'transferFund', 'transfer') },
    partner: {
      children: () =>
        centreAt({
          transferUpline: held(transferUplineMachine, { paymentPassword: parts().paymentPassword, moneyMove: moneyMove() }),
        }),
      begin: async (page) => childOf(await openCentrePage(page, 'transferUpline', 'transferUpline'), 'moneyMove'),
    },
  },
});
