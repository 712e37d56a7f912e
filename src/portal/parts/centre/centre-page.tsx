import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { Skeleton } from '../../../ui/skeleton';
import { useHost, usePage } from '../portal/portal-context';
import { unlessFailed } from '../portal/unless-failed';

/** The page that is open, or that it is on its way or did not load. */
export function CentrePage() {
  const { contents } = usePage();
  const host = useHost('page');
  const state = useSelector(host, (snapshot) => snapshot);
  const place = state?.context.place;
  if (state?.hasTag('busy'))
    return (
      <div aria-busy="true">
        <p role="status" className="vh">
          <Trans id="centre.bringing">Loading…</Trans>
        </p>
        <Skeleton shape="card" />
      </div>
    );
  if (state?.hasTag('rejected'))
    return (
      <Empty title={<Trans id="centre.failed">This page did not load</Trans>}>
        <Button onClick={() => host?.send({ type: 'retry.requested' })}>
          <Trans id="centre.retry">Try again</Trans>
        </Button>
      </Empty>
    );
  return place ? contents.show(place, unlessFailed(state?.children.content), { to: place.to }) : null;
}
