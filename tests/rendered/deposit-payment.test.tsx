import { depositPaymentMachine } from '../../machines/deposit-payment/deposit-payment.machine';
import { depositPaymentDriver } from '../drivers/deposit-payment.driver';
import { depositWith, openDeposit, standing } from './support/open-deposit';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'deposit-payment',
  driver: depositPaymentDriver,
  children: () => depositWith({ depositPayment: held(depositPaymentMachine) }),
  begin: async (page) => childOf(await openDeposit(page, standing['one is begun']), 'depositPayment'),
});
