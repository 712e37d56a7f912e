import { withdrawalsMachine } from '../../../../machines/withdrawals/withdrawals.machine';
import { listFlow, pageOf } from '../../parts/list/list.flow';
import type { CentreNeeds } from '../../parts/needs';
import { withdrawalFlow } from './withdrawal.flow';
import { withdrawalConfirmationFlow } from './withdrawal-confirmation.flow';

export const withdrawalsFlow = (needs: CentreNeeds) =>
  withdrawalsMachine.provide({
    actors: {
      list: listFlow('withdrawals', async (_, pageNo, signal) => pageOf(await needs.client.withdrawals({ pageNo }, { signal }))),
      withdrawal: withdrawalFlow(needs),
      withdrawalConfirmation: withdrawalConfirmationFlow(needs),
    },
  });
