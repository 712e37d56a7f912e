import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../parts/load-again';
import { Waiting } from '../parts/waiting';
import { Followed } from './follow/followed';
import { NewWithdrawal } from './new/new-withdrawal';
import type { WithdrawalsRef } from './refs';
import { SentList } from './sent-list';

/** What was sent, a new one, or one that is followed. */
export function WithdrawParts({ withdrawals }: { withdrawals: WithdrawalsRef }) {
  const state = useSelector(withdrawals, (snapshot) => snapshot);
  const { withdrawal, confirmation } = state.children;
  const { shown, failure } = state.context;
  if (state.matches('loading')) return <Waiting text={<Trans id="withdraw.loading">Your withdrawals are being read…</Trans>} />;
  if (state.matches('failed')) return <LoadAgain failure={failure} onRetry={() => withdrawals.send({ type: 'retry.requested' })} />;
  if (withdrawal) return <NewWithdrawal withdrawal={withdrawal} />;
  if (confirmation) return <Followed confirmation={confirmation} />;
  return shown && <SentList withdrawals={withdrawals} shown={shown} />;
}
