import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../../../ui/skeleton';
import { ChunkNote } from '../../../parts/chunk-note';

type Props = { loading: boolean; failed: boolean; onRetry: () => void };

/** Placeholders while the form loads, after it failed (s8.chunk.load-error), and after it was left. */
export function ResetWait({ loading, failed, onRetry }: Props) {
  if (failed)
    return (
      <ChunkNote again={<Trans id="reset.chunkFailed.retry">Load it again</Trans>} onRetry={onRetry}>
        <Trans id="reset.chunkFailed">
          The form did not load. Your link is still valid. Check your network and try again.
        </Trans>
      </ChunkNote>
    );
  if (loading)
    return (
      <div className="stack" aria-busy="true">
        <Skeleton shape="line" />
        <Skeleton shape="card" />
      </div>
    );
  return (
    <p>
      <Trans id="reset.left">
        There is nothing more to do here. <Link to="/login">Log in</Link>
      </Trans>
    </p>
  );
}
