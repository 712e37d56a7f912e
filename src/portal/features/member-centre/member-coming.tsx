import { Trans } from '@lingui/react/macro';
import { ComingPage } from '../../parts/centre/coming-page';
import type { HostedPage } from '../../parts/portal/hosted';
import { comingWords } from './coming-words';

/** A page of the member centre whose part comes later. */
export const MemberComing = ({ to }: HostedPage<undefined>) => (
  <ComingPage centre="memberCentre" to={to} words={comingWords} instead="securityCenter">
    <Trans id="memberCentre.toAccount">To my account</Trans>
  </ComingPage>
);
