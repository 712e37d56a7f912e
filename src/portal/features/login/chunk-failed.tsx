import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';

/** What the log-in needs did not come: the form stands, and it can be fetched again (s8.chunk.load-error). */
export function ChunkFailed() {
  const portal = usePortal();
  return (
    <Note tone="alert" role="alert">
      <p>
        <Trans id="login.chunkFailed">The login did not load. What you typed is still here. Check your network and try again.</Trans>
      </p>
      <Button small onClick={() => portal.send({ type: 'dialog.retried' })}>
        <Trans id="login.chunkFailed.retry">Load it again</Trans>
      </Button>
    </Note>
  );
}
