import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';

/** What registration needs did not come; it can be fetched again (s8.chunk.load-error). */
export function ChunkFailed() {
  const portal = usePortal();
  return (
    <Note tone="alert" role="alert">
      <p>
        <Trans id="register.chunkFailed">Registration did not load. Check your network and try again.</Trans>
      </p>
      <Button small onClick={() => portal.send({ type: 'dialog.retried' })}>
        <Trans id="register.chunkFailed.retry">Load it again</Trans>
      </Button>
    </Note>
  );
}
