import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { withdrawalConfirmationMachine } from '../../../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { countdownBy } from '../../../../ui/browser/countdown';
import { askOften } from '../../../browser/asking';
import type { CentreDependencies } from '../../../parts/dependencies';
import { withdrawalReportFlow } from './withdrawal-report.flow';

export type ConfirmationRef = ActorRefFrom<typeof withdrawalConfirmationMachine>;

export const withdrawalConfirmationFlow = (
  deps: Pick<CentreDependencies, 'client' | 'uploading' | 'vault' | 'now' | 'live'>,
) => {
  const { client, now, live } = deps;
  return withdrawalConfirmationMachine.provide({
    actors: {
      loadWithdrawal: fromPromise(({ input, signal }) => client.withdrawal(input, { signal })),
      watchWithdrawal: fromCallback(({ input, sendBack }) =>
        askOften(
          async (signal) => {
            const withdrawal = await client.withdrawal(input, { signal, quiet: true });
            sendBack({ type: 'withdrawal.changed', withdrawal });
          },
          { live, topic: 'withdrawal' },
        ),
      ),
      countdown: countdownBy(now),
      withdrawalReport: withdrawalReportFlow(deps),
      confirmReceived: fromPromise(({ input, signal }) => client.confirmReceived(input, { signal })),
      cancelWithdrawal: fromPromise(({ input, signal }) => client.cancelWithdrawal(input, { signal })),
    },
  });
};
