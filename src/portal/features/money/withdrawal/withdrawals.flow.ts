import { type ActorRefFrom, fromPromise } from 'xstate';
import { type UnderWay, withdrawalsMachine } from '../../../../../machines/money/withdrawals/withdrawals.machine';
import type { ListOutcome } from '../../../../../machines/platform/list/list.machine';
import type { WithdrawalList } from '../../../../contract';
import { listFlow, type PageQuery, pageOf, readPages } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { hasEnded } from './has-ended';
import { withdrawalFlow } from './withdrawal.flow';
import { withdrawalConfirmationFlow } from './withdrawal-confirmation.flow';

export type WithdrawalsRef = ActorRefFrom<typeof withdrawalsMachine>;

const NAME = 'withdrawals';

/** Checks the newest ones: older ones have ended, or are in a long review (own.withdrawal.at-once). */
const underWayIn = (outcome: ListOutcome<WithdrawalList>): UnderWay => ({
  kind: 'page' in outcome && !outcome.page.list.every(hasEnded) ? 'underWay' : 'none',
});

export function withdrawalsFlow(deps: CentreDependencies) {
  const read = async (_: unknown, page: PageQuery, signal: AbortSignal) =>
    pageOf(await deps.client.withdrawals(page, { signal }));
  const load = readPages(NAME, read);
  return withdrawalsMachine.provide({
    actors: {
      list: listFlow(NAME, read),
      findUnderWay: fromPromise(async () => underWayIn(await load({ filter: {}, pageNo: 1, fresh: true }))),
      withdrawal: withdrawalFlow(deps),
      withdrawalConfirmation: withdrawalConfirmationFlow(deps),
    },
  });
}
