import { Trans } from '@lingui/react/macro';

/** Name that the team does not have. */
export const UnknownMember = () => <Trans id="agentTeam.nobody">There is nobody of this name in your team.</Trans>;
