import { Trans } from '@lingui/react/macro';
import { useEntrance, usePortal } from '../../app/portal-context';
import { Dialog } from '../../ui/dialog';
import { FreeTrialFlow } from './free-trial-flow';

/** Playing with points, without an account and without money (s1.visitor.free-trial). */
export function FreeTrialDialog() {
  const portal = usePortal();
  const trial = useEntrance()?.freeTrial;
  return (
    <Dialog title={<Trans id="freeTrial.title">Free demo</Trans>} onClose={() => portal.send({ type: 'dialog.closed' })}>
      <div className="stack">
        <p>
          <Trans id="freeTrial.text">
            Play with points: no account, no money. The trial ends after a day, or when you log out. What is won is not paid out.
          </Trans>
        </p>
        {trial && <FreeTrialFlow trial={trial} />}
      </div>
    </Dialog>
  );
}
