import { fromCallback, fromPromise } from 'xstate';
import { withdrawalConfirmationMachine } from '../../../../machines/withdrawal-confirmation/withdrawal-confirmation.machine';
import { askOften } from '../../browser/asking';
import { countdownBy } from '../../parts/countdown';
import type { CentreNeeds } from '../../parts/needs';
import { withdrawalReportFlow } from './withdrawal-report.flow';

export const withdrawalConfirmationFlow = (needs: Pick<CentreNeeds, 'client' | 'uploading' | 'vault' | 'now'>) => {
  const { client, now } = needs;
  return withdrawalConfirmationMachine.provide({
    actors: {
      loadWithdrawal: fromPromise(({ input, signal }) => client.withdrawal(input, { signal })),
      watchWithdrawal: fromCallback(({ input, sendBack }) =>
        askOften(async (signal) =>
          sendBack({ type: 'withdrawal.changed', withdrawal: await client.withdrawal(input, { signal, quiet: true }) }),
        ),
      ),
      countdown: countdownBy(now),
      withdrawalReport: withdrawalReportFlow(needs),
      confirmReceived: fromPromise(({ input, signal }) => client.confirmReceived(input, { signal })),
      cancelWithdrawal: fromPromise(({ input, signal }) => client.cancelWithdrawal(input, { signal })),
    },
  });
};
