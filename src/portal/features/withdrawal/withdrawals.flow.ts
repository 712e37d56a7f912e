import { withdrawalsMachine } from '../../../../machines/withdrawals/withdrawals.machine';
import type { CentreDependencies } from '../../parts/dependencies';
import { listFlow, pageOf } from '../../parts/list/list.flow';
import { withdrawalFlow } from './withdrawal.flow';
import { withdrawalConfirmationFlow } from './withdrawal-confirmation.flow';

export const withdrawalsFlow = (deps: CentreDependencies) =>
  withdrawalsMachine.provide({
    actors: {
      list: listFlow('withdrawals', async (_, pageNo, signal) => pageOf(await deps.client.withdrawals({ pageNo }, { signal }))),
      withdrawal: withdrawalFlow(deps),
      withdrawalConfirmation: withdrawalConfirmationFlow(deps),
    },
  });
