import { Trans } from '@lingui/react/macro';
import { useEntrance, usePortal } from '../../parts/portal/portal-context';
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
            Play with demo points: no account, no money. Ends after 24 hours or when you log out. Winnings can’t be withdrawn.
          </Trans>
        </p>
        {trial && <FreeTrialFlow trial={trial} />}
      </div>
    </Dialog>
  );
}
