import { depositSamples } from '../../../machines/money/deposit/deposit.samples';
import { depositPaymentMachine } from '../../../machines/money/deposit-payment/deposit-payment.machine';
import { settle } from '../../../src/atlas';
import { depositPaymentDriver } from '../../drivers/money/deposit-payment.driver';
import { describePaths } from '../harness/describe-paths';
import { depositWith, openDeposit } from '../harness/open-deposit';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'deposit-payment',
  driver: depositPaymentDriver,
  ...depositWith({ depositPayment: held(depositPaymentMachine) }),
  async begin(page) {
    const deposit = await openDeposit(page);
    await page.act(() =>
      settle(childOf(deposit, 'moneyMove'), depositSamples.outcomes.moneyMove['a pending deposit is continued']),
    );
    return childOf(deposit, 'depositPayment');
  },
});
