import { depositHistoryMachine } from '../../machines/deposit-history/deposit-history.machine';
import { depositHistoryDriver } from '../drivers/deposit-history.driver';
import { depositWith, openDeposit, standing } from './support/open-deposit';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'deposit-history',
  driver: depositHistoryDriver,
  children: () => depositWith({ depositHistory: held(depositHistoryMachine) }),
  async begin(page) {
    const deposit = await openDeposit(page, standing['free to deposit']);
    await page.act(() => deposit.send({ type: 'history.wanted' }));
    return childOf(deposit, 'depositHistory');
  },
});
