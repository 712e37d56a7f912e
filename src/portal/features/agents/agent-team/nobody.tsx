import { Trans } from '@lingui/react/macro';

/** A name that nobody of the team has, or nobody at all. */
export const Nobody = () => <Trans id="agentTeam.nobody">There is nobody of this name in your team.</Trans>;
