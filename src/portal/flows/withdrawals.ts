import { fromPromise } from 'xstate';
import { withdrawalsMachine } from '../../../machines/withdrawals/withdrawals.machine';
import type { CentreNeeds } from './needs';
import { withdrawalFlow } from './withdrawal';
import { withdrawalConfirmationFlow } from './withdrawal-confirmation';

export const withdrawalsFlow = (needs: CentreNeeds) =>
  withdrawalsMachine.provide({
    actors: {
      loadWithdrawals: fromPromise(({ input, signal }) => needs.client.withdrawals(input, { signal })),
      withdrawal: withdrawalFlow(needs),
      withdrawalConfirmation: withdrawalConfirmationFlow(needs),
    },
  });
