import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton';

/** While the session is being restored: reserves the room of the account, so that nothing moves later. */
export const HeaderNeutral = () => (
  <div className="slot push" aria-busy="true">
    <span className="vh">
      <Trans id="header.restoring">Checking your session…</Trans>
    </span>
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </div>
);
