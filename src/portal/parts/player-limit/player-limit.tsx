import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../../../ui/form/back-button';
import { LoadAgain } from '../../../ui/page/load-again';
import { Section } from '../../../ui/page/section';
import { Waiting } from '../../../ui/page/waiting';
import { LimitForm } from './limit-form';
import { limitTitles } from './limit-words';
import { PendingLimit } from './pending-limit';
import type { PlayerLimitRef } from './player-limit.flow';

/** A limit of deposits, losses, stakes or time (own.deposit-limit.*, own.play-limit.*). */
export function PlayerLimitSection({ limit }: { limit: PlayerLimitRef }) {
  const { t } = useLingui();
  const state = useSelector(limit, (snapshot) => snapshot);
  const { kind, period, limit: current, failure } = state.context;
  const { limitForm } = state.children;
  const leave = () => limit.send({ type: 'section.closed' });
  return (
    <Section title={t(limitTitles[kind][period])}>
      {state.matches('loading') && (
        <Waiting text={<Trans id="playerLimit.loading">Loading the limit…</Trans>}>
          <BackButton onBack={leave} />
        </Waiting>
      )}
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => limit.send({ type: 'retry.requested' })} onBack={leave} />
      )}
      {limitForm && current && <LimitForm form={limitForm} limit={current} />}
      {(state.matches('raisePending') || state.matches('confirming') || state.matches('dropping')) && (
        <PendingLimit limit={limit} />
      )}
    </Section>
  );
}
