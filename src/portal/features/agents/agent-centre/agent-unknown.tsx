import { Trans } from '@lingui/react/macro';
import { UnknownPage } from '../../../parts/centre/unknown-page';

/** What an address names that is no page of the agent centre. */
export const AgentUnknown = () => (
  <UnknownPage centre="agentCentre" instead="agentTeamOverview">
    <Trans id="agentCentre.toOverview">To the overview</Trans>
  </UnknownPage>
);
