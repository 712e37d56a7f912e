import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOfferedTo } from '../../../../../machines/agents/team/team.machine';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { BackButton } from '../../../../ui/form/back-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { Sheet } from './sheet';
import type { TeamRef } from './team.flow';

/** A member of the team; a direct downline can receive a transfer (s1.agent.transfer-downline). */
export function Member({ team }: { team: TeamRef }) {
  const state = useSelector(team, (snapshot) => snapshot);
  const { sheet, failure } = state.context;
  const offers = state.can({ type: 'offer.requested' });
  const at = (step: 'loading' | 'notFound' | 'loadFailed') => state.matches({ open: { member: step } });
  return (
    <>
      {at('loading') && <Waiting />}
      {at('loadFailed') && <LoadAgain failure={failure} onRetry={() => team.send({ type: 'retry.requested' })} />}
      {at('notFound') && (
        <Empty title={<Trans id="agentTeam.gone">Not in your team</Trans>}>
          <p role="status">
            <Trans id="agentTeam.gone.text">There is nobody of this name in your team any more.</Trans>
          </p>
        </Empty>
      )}
      {sheet && <Sheet sheet={sheet} />}
      {sheet && isOfferedTo(sheet) && !offers && (
        <p className="mute">
          <Trans id="agentTeam.offer.held">You can offer a contract once you have one yourself.</Trans>
        </p>
      )}
      <div className="form-actions">
        {sheet?.level === 1 && !sheet.blocked && (
          <Button look="primary" onClick={() => team.send({ type: 'transfer.requested' })}>
            <Trans id="agentTeam.transfer">Transfer</Trans>
          </Button>
        )}
        {offers && (
          <Button onClick={() => team.send({ type: 'offer.requested' })}>
            <Trans id="agentTeam.offer">Offer a contract</Trans>
          </Button>
        )}
        <BackButton onBack={() => team.send({ type: 'member.closed' })}>
          <Trans id="agentTeam.back">Back to the team</Trans>
        </BackButton>
      </div>
    </>
  );
}
