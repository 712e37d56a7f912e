import { Trans } from '@lingui/react/macro';
import { ComingPage } from '../../parts/centre/coming-page';
import type { HostedPage } from '../../parts/portal/hosted';

/** What an address names that is no page of the agent centre. */
export const AgentComing = ({ to }: HostedPage<undefined>) => (
  <ComingPage centre="agentCentre" to={to} instead="agentTeamOverview">
    <Trans id="agentCentre.toOverview">To the overview</Trans>
  </ComingPage>
);
