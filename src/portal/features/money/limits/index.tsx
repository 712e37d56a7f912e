import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { PlayerLimitSection } from '../../../parts/player-limit/player-limit';
import type { HostedPage } from '../../../parts/portal/hosted';
import type { LimitsRef } from './gaming-limits.flow';
import { Overview } from './overview';
import { RealityForm } from './reality-form';
import { SelfExclusion } from './self-exclusion';
import { TimeOut } from './time-out';

export { gamingLimitsFlow as flow } from './gaming-limits.flow';

/** The overview of limits, or the open part of it. */
export function View({ content: limits }: HostedPage<LimitsRef>) {
  const state = useSelector(limits, (snapshot) => snapshot);
  const { playerLimit, timeOut, selfExclusion, realityForm } = state.children;
  const { limits: set, changed, failure } = state.context;
  if (state.matches('loading')) return <Waiting text={<Trans id="limits.loading">Loading your limits…</Trans>} />;
  if (state.matches('failed'))
    return <LoadAgain failure={failure} onRetry={() => limits.send({ type: 'retry.requested' })} />;
  if (playerLimit) return <PlayerLimitSection limit={playerLimit} />;
  if (timeOut) return <TimeOut pause={timeOut} />;
  if (selfExclusion) return <SelfExclusion pause={selfExclusion} />;
  if (realityForm) return <RealityForm form={realityForm} chosen={set?.realityMinutes ?? null} />;
  return set && <Overview set={set} changed={changed} limits={limits} />;
}
