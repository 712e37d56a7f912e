import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';

/** A part of the portal did not come within its time (s8.chunk.load-error, s8.message.slow-page). */
export const LoadFailed = ({ onReload }: { onReload: () => void }) => (
  <div className="page" role="alert">
    <Empty page art="cup" title={<Trans id="load-failed.title">The page took longer to load</Trans>}>
      <p>
        <Trans id="load-failed.text">Check your network, then load the page again. Nothing is lost.</Trans>
      </p>
      <Button look="primary" onClick={onReload}>
        <Trans id="load-failed.reload">Load again</Trans>
      </Button>
    </Empty>
  </div>
);

/** A screen whose script did not come, or failed (s8.chunk.load-error). */
export const ScreenFailed = () => <LoadFailed onReload={() => location.reload()} />;
