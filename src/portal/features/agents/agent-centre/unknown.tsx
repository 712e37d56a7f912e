import { Trans } from '@lingui/react/macro';
import { UnknownPage } from '../../../parts/centre/unknown-page';

/** Shown for an address that is not a page of the agent centre. */
export const View = () => (
  <UnknownPage centre="agentCentre" instead="agentTeamOverview">
    <Trans id="agentCentre.toOverview">To the overview</Trans>
  </UnknownPage>
);
