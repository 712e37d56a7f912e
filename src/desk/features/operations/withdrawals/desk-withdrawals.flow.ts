import type { ActorRefFrom } from 'xstate';
import {
  type DeskQueuePage,
  deskWithdrawalsMachine,
} from '../../../../../machines/operations/desk-withdrawals/desk-withdrawals.machine';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { deskWithdrawalFlow } from './desk-withdrawal.flow';
import { isReadable, queryOf } from './queue-filter';

export type DeskWithdrawalsRef = ActorRefFrom<typeof deskWithdrawalsMachine>;

/** Wires the queue of withdrawals (own.desk-app.queue). */
export function deskWithdrawalsFlow(deps: DeskDependencies) {
  const pages = keysetPages((filter, after, signal) =>
    deps.client.withdrawals({ ...queryOf(filter), ...(after !== undefined && { after }) }, { signal }),
  );
  return deskWithdrawalsMachine.provide({
    actors: {
      list: listFlow<DeskQueuePage>('deskWithdrawals', async (filter, page, signal) => {
        if (!isReadable(filter)) return { kind: 'invalid', code: 'unclear' };
        const found = await pages(filter, page, signal);
        return outcomeOf(found, found.list.length === 0);
      }),
      withdrawal: deskWithdrawalFlow(deps),
    },
  });
}
