import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import type { WithdrawalPage } from '../../../../../machines/operations/desk/desk.machine';
import {
  createDeskQueue,
  type DeskQueueMachine,
} from '../../../../../machines/operations/desk-queue/desk-queue.machine';
import { withdrawalQueueQuery } from '../../../../contract/operations/withdrawal-queue';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { deskPicturesFlow } from '../../../parts/pictures/desk-pictures.flow';
import { isReadable, queryOf } from '../../../parts/queue/queue-filter';
import { type OpenReview, withdrawalFlow } from './desk-item.flow';

export type WithdrawalsRef = ActorRefFrom<DeskQueueMachine<WithdrawalPage, OpenReview>>;

/** Wires the queue of withdrawals (own.desk-app.queue). */
export function withdrawalsFlow(deps: DeskDependencies) {
  const pages = keysetPages((filter, after, signal) =>
    deps.client.withdrawals(
      v.parse(withdrawalQueueQuery, { ...queryOf(filter), ...(after !== undefined && { after }) }),
      { signal },
    ),
  );
  return createDeskQueue<WithdrawalPage, OpenReview>().provide({
    actions: { showAddress: (_, { id }) => deps.address.show({ page: 'withdrawals', queue: null, id }) },
    actors: {
      list: listFlow<WithdrawalPage>('withdrawals', async (filter, page, signal) => {
        if (!isReadable(filter)) return { kind: 'invalid', code: 'unclear' };
        const found = await pages(filter, page, signal);
        return outcomeOf(found, found.list.length === 0);
      }),
      item: withdrawalFlow(deps),
      pictures: deskPicturesFlow(deps, async ({ id, picture: proof, reason }, signal) => {
        const { picture } = await deps.client.withdrawalProof({ id, proof, reason }, { signal });
        return picture;
      }),
    },
  });
}
