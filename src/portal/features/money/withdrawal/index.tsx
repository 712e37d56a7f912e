import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedPage } from '../../../parts/portal/hosted';
import { Followed } from './follow/followed';
import { NewWithdrawal } from './new/new-withdrawal';
import { SentList } from './sent-list';
import type { WithdrawalsRef } from './withdrawals.flow';

export { withdrawalsFlow as flow } from './withdrawals.flow';

/** The list, a new one, or the followed one; the first is looked up (own.withdrawal.at-once). */
export function View({ content: withdrawals }: HostedPage<WithdrawalsRef>) {
  const state = useSelector(withdrawals, (snapshot) => snapshot);
  const { list, withdrawal, confirmation } = state.children;
  if (state.hasTag('busy')) return <Waiting />;
  if (withdrawal) return <NewWithdrawal withdrawal={withdrawal} />;
  if (confirmation) return <Followed confirmation={confirmation} />;
  if (list) return <SentList withdrawals={withdrawals} list={list} />;
  return <LoadAgain failure={state.context.failure} onRetry={() => withdrawals.send({ type: 'retry.requested' })} />;
}
