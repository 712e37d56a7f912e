import { fromPromise } from 'xstate';
import { withdrawalsMachine } from '../../../machines/withdrawals/withdrawals.machine';
import type { Needs } from './needs';
import { withdrawalFlow } from './withdrawal';
import { withdrawalConfirmationFlow } from './withdrawal-confirmation';

export const withdrawalsFlow = (needs: Needs) =>
  withdrawalsMachine.provide({
    actors: {
      loadWithdrawals: fromPromise(({ input, signal }) => needs.client.withdrawals(input, { signal })),
      withdrawal: withdrawalFlow(needs),
      withdrawalConfirmation: withdrawalConfirmationFlow(needs),
    },
  });
