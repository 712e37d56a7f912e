import { Trans } from '@lingui/react/macro';
import { UnknownPage } from '../../../parts/centre/unknown-page';

/** What an address names that is no page of the member centre. */
export const MemberUnknown = () => (
  <UnknownPage centre="memberCentre" instead="securityCenter">
    <Trans id="memberCentre.toAccount">To my account</Trans>
  </UnknownPage>
);
