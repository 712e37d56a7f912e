import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import { Bets } from './bets';
import type { BettingRecordRef } from './betting-record.flow';
import { Round } from './round';

export { bettingRecordFlow as flow } from './betting-record.flow';

/** Bets with their results, or one round (s2.member-centre.betting-record). */
export function View({ content: record }: HostedPage<BettingRecordRef>) {
  const state = useSelector(record, (snapshot) => snapshot);
  const { list } = state.children;
  const isRound = state.matches({ open: 'round' });
  return (
    <>
      <h3 className="page-title">
        <Trans id="bets.title">Betting record</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => record.send({ type: 'retry.requested' })} />
      )}
      {list && isRound && <Round record={record} />}
      {list && !isRound && <Bets record={record} list={list} />}
    </>
  );
}
