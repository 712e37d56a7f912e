import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { depositPaymentMachine } from '../../../../../machines/money/deposit-payment/deposit-payment.machine';
import { countdownBy } from '../../../../ui/browser/countdown';
import { askOften } from '../../../browser/asking';
import type { CentreDependencies } from '../../../parts/dependencies';

export type DepositPaymentRef = ActorRefFrom<typeof depositPaymentMachine>;

export const depositPaymentFlow = ({
  client,
  storage,
  now,
  money,
  live,
}: Pick<CentreDependencies, 'client' | 'storage' | 'now' | 'money' | 'live'>) =>
  depositPaymentMachine.provide({
    actors: {
      watchDeposit: fromCallback(({ input, sendBack }) =>
        askOften(
          async (signal) => {
            const deposit = await client.deposit(input, { signal, quiet: true });
            // It is seen here how it ended, and need not be shown once more.
            if (deposit.state !== 'pending') storage.takeBegunDeposit();
            if (deposit.state === 'credited') money.moved();
            sendBack({ type: 'deposit.changed', deposit });
          },
          { live, topic: 'deposit' },
        ),
      ),
      cancelDeposit: fromPromise(async ({ input, signal }) => {
        const deposit = await client.cancelDeposit(input, { signal });
        if (deposit.state !== 'pending') storage.takeBegunDeposit();
        if (deposit.state === 'credited') money.moved();
        return deposit;
      }),
      countdown: countdownBy(now),
    },
  });
