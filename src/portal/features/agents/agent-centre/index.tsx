import { useSelector } from '@xstate/react';
import type { Consolidated } from '../../../../contract/agents/agent-contracts';
import type { ListRef } from '../../../../ui/list/list.flow';
import { DialogWait } from '../../../parts/dialog-wait';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { AgentCentre } from './agent-centre';

export { agentCentreFlow as flow } from './agent-centre.flow';

/** The agent centre: it is on its way until its data is here (s2.agent-centre.render-after-data). */
export function View({ content: centre, onLeave }: HostedDialog<ListRef<Consolidated>>) {
  const state = useSelector(centre, (snapshot) => snapshot);
  const { outcome } = state.context;
  if (state.hasTag('listed') && outcome?.kind === 'loaded')
    return <AgentCentre contractStatus={outcome.page} onLeave={onLeave} />;
  return (
    <DialogWait
      failed={state.hasTag('rejected')}
      onRetry={() => centre.send({ type: 'retry.requested' })}
      onClose={onLeave}
    />
  );
}
