import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Act } from '../../../../../machines/rewards/activity-application/activity-application.types';
import { Button } from '../../../../ui/button';
import { BackButton } from '../../../../ui/form/back-button';
import type { ActivityRef } from './activity.flow';

const words: Record<Act, ReturnType<typeof msg>> = {
  join: msg({ id: 'activity.join', message: 'Join' }),
  sign: msg({ id: 'activity.sign', message: 'Sign in for today' }),
  claim: msg({ id: 'activity.claim', message: 'Claim the prize' }),
  draw: msg({ id: 'activity.draw', message: 'Draw a ticket' }),
};

const ACTS = ['join', 'sign', 'claim', 'draw'] as const satisfies readonly Act[];

/** The player's possible actions now. */
export function ActivityActions({ actor }: { actor: ActivityRef }) {
  const { t } = useLingui();
  const state = useSelector(actor, (snapshot) => snapshot);
  const busy = state.matches('acting');
  const acts = ACTS.filter((act) => (busy ? state.context.act === act : state.can({ type: 'act.requested', act })));
  return (
    <div className="form-actions">
      {acts.map((act) => (
        <Button key={act} look="primary" busy={busy} onClick={() => actor.send({ type: 'act.requested', act })}>
          {t(words[act])}
        </Button>
      ))}
      {state.can({ type: 'application.requested' }) && (
        <Button look="primary" onClick={() => actor.send({ type: 'application.requested' })}>
          <Trans id="activity.apply">Apply</Trans>
        </Button>
      )}
      {state.can({ type: 'rewards.requested' }) && (
        <Button look="primary" onClick={() => actor.send({ type: 'rewards.requested' })}>
          <Trans id="activity.toRewards">To the reward centre</Trans>
        </Button>
      )}
      {state.can({ type: 'refresh.requested' }) && (
        <Button onClick={() => actor.send({ type: 'refresh.requested' })}>
          <Trans id="activity.refresh">Check again</Trans>
        </Button>
      )}
      <BackButton busy={busy} onBack={() => actor.send({ type: 'activity.closed' })} />
    </div>
  );
}
