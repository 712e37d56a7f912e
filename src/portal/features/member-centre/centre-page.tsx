import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { viewOfPage } from '../../parts/portal/page-views';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Skeleton } from '../../ui/skeleton';
import { ComingPage } from './coming-page';

/** The page that is open, or that it is on its way, did not open, or comes later. */
export function CentrePage({ centre }: { centre: CentreRef }) {
  const state = useSelector(centre, (snapshot) => snapshot);
  const { page } = state.context;
  if (state.matches({ open: { page: 'bringing' } }))
    return (
      <div aria-busy="true">
        <p role="status" className="vh">
          <Trans id="memberCentre.bringing">Loading…</Trans>
        </p>
        <Skeleton shape="card" />
      </div>
    );
  if (state.matches({ open: { page: 'failed' } }))
    return (
      <Empty title={<Trans id="memberCentre.failed">This page did not load</Trans>}>
        <Button onClick={() => centre.send({ type: 'retry.requested' })}>
          <Trans id="memberCentre.retry">Try again</Trans>
        </Button>
      </Empty>
    );
  if (state.matches({ open: { page: 'coming' } }))
    return <ComingPage page={page} onAccount={() => centre.send({ type: 'page.chosen', page: 'securityCenter' })} />;
  const View = viewOfPage(page);
  return View ? <View centre={centre} /> : null;
}
