import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TeamOverview } from '../../../../contract/agents/team';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { TeamSpans } from '../../../parts/team/team-spans';
import { OverviewContent } from './overview-content';

export { agentOverviewFlow as flow } from './agent-overview.flow';

/** Figures of an agent's team (s2.agent-centre.overview). */
export function View({ content: actor }: HostedPage<ListRef<TeamOverview>>) {
  const { span } = useSelector(actor, ({ context }) => context.filter);
  return (
    <>
      <h3 className="page-title">
        <Trans id="agentOverview.title">Overview</Trans>
      </h3>
      <TeamSpans span={span} onSpan={(chosen) => actor.send({ type: 'filter.selected', filter: { span: chosen } })}>
        <ListView list={actor} empty={<NoTeam />}>
          {(overview) => <OverviewContent overview={overview} />}
        </ListView>
      </TeamSpans>
    </>
  );
}

function NoTeam() {
  const open = useOpenPage('agentCentre');
  return (
    <Empty art="pot" title={<Trans id="agentOverview.none">Nobody is in your team yet</Trans>}>
      <p role="status">
        <Trans id="agentOverview.none.text">
          Invite people by a link: what they stake and win appears here, day by day.
        </Trans>
      </p>
      <Button look="primary" onClick={() => open('registerCenter')}>
        <Trans id="agentOverview.invite">Invite people</Trans>
      </Button>
    </Empty>
  );
}
