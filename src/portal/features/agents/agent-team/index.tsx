import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../../../../ui/form/back-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Offer } from '../../../parts/contract-offer/offer';
import { TransferUplineParts } from '../../../parts/partner/transfer-upline-parts';
import type { HostedPage } from '../../../parts/portal/hosted';
import { Member } from './member';
import type { TeamRef } from './team.flow';
import { TeamListed } from './team-listed';

export { teamFlow as flow } from './team.flow';

/** Members below the agent, one of them, or a transfer (s2.agent-centre.team-management). */
export function View({ content: team }: HostedPage<TeamRef>) {
  const state = useSelector(team, (snapshot) => snapshot);
  const { list, transfer, contractOffer } = state.children;
  return (
    <>
      <h3 className="page-title">
        <Trans id="agentTeam.title">Team management</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => team.send({ type: 'retry.requested' })} />
      )}
      {list && state.matches({ open: 'listing' }) && <TeamListed team={team} list={list} />}
      {state.matches({ open: 'member' }) && <Member team={team} />}
      {contractOffer && <Offer offer={contractOffer} />}
      {transfer && (
        <>
          <TransferUplineParts content={transfer} recipientName={state.context.userName} />
          <div className="form-actions">
            <BackButton onBack={() => team.send({ type: 'transfer.closed' })}>
              <Trans id="agentTeam.back">Back to the team</Trans>
            </BackButton>
          </div>
        </>
      )}
    </>
  );
}
