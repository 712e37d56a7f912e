import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useHost, usePage } from '../../parts/portal/portal-context';
import { unlessFailed } from '../../parts/portal/unless-failed';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Skeleton } from '../../ui/skeleton';

/** The page that is open, or that it is on its way or did not load. */
export function CentrePage() {
  const { contents } = usePage();
  const host = useHost('page');
  const state = useSelector(host, (snapshot) => snapshot);
  const to = state?.context.place?.to;
  if (state?.hasTag('busy'))
    return (
      <div aria-busy="true">
        <p role="status" className="vh">
          <Trans id="memberCentre.bringing">Loading…</Trans>
        </p>
        <Skeleton shape="card" />
      </div>
    );
  if (state?.hasTag('rejected'))
    return (
      <Empty title={<Trans id="memberCentre.failed">This page did not load</Trans>}>
        <Button onClick={() => host?.send({ type: 'retry.requested' })}>
          <Trans id="memberCentre.retry">Try again</Trans>
        </Button>
      </Empty>
    );
  return to === undefined ? null : contents.show(to, unlessFailed(state?.children.content), { to });
}
