import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { LightDialog } from '../../ui/light-dialog';

type Props = { failed: boolean; onRetry: () => void; onClose: () => void };

/** Placeholder of a dialog whose chunk is loading or failed to load (s8.chunk.load-error). */
export const DialogWait = ({ failed, onRetry, onClose }: Props) =>
  failed ? (
    <LightDialog
      key="failed"
      role="alertdialog"
      onEscape={onClose}
      title={<Trans id="dialog.failed.title">This part did not load</Trans>}
      text={<Trans id="dialog.failed.text">Nothing is lost. Check your network and try again.</Trans>}
    >
      <div className="answers">
        <Button onClick={onClose}>
          <Trans id="dialog.failed.close">Close</Trans>
        </Button>
        <Button look="primary" onClick={onRetry}>
          <Trans id="dialog.failed.retry">Try again</Trans>
        </Button>
      </div>
    </LightDialog>
  ) : (
    <LightDialog
      key="loading"
      closable
      busy
      onEscape={onClose}
      title={<Trans id="dialog.loading.title">One moment</Trans>}
      text={
        <span className="vh" role="status">
          <Trans id="dialog.loading.text">This part is being loaded…</Trans>
        </span>
      }
    >
      <div className="stack" aria-hidden="true">
        <span className="skel skel-line" />
        <span className="skel skel-card" />
      </div>
    </LightDialog>
  );
