import { Trans } from '@lingui/react/macro';
import { UnknownPage } from '../../../parts/centre/unknown-page';

/** Shown for an address that is not a page of the member centre. */
export const View = () => (
  <UnknownPage centre="memberCentre" instead="securityCenter">
    <Trans id="memberCentre.toAccount">To my account</Trans>
  </UnknownPage>
);
