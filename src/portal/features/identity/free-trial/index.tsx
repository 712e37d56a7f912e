import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../../ui/dialog';
import type { HostedDialog } from '../../../parts/portal/hosted';
import type { FreeTrialRef } from './free-trial.flow';
import { FreeTrialFlow } from './free-trial-flow';

export { freeTrialFlow as flow } from './free-trial.flow';

/** Playing with points, without an account and without money (s1.visitor.free-trial). */
export function View({ content: trial, onLeave }: HostedDialog<FreeTrialRef>) {
  return (
    <Dialog title={<Trans id="freeTrial.title">Free demo</Trans>} onClose={onLeave}>
      <div className="stack">
        <p>
          <Trans id="freeTrial.text">
            Play with demo points: no account, no money. Ends after 24 hours or when you log out. Winnings can’t be
            withdrawn.
          </Trans>
        </p>
        <FreeTrialFlow trial={trial} />
      </div>
    </Dialog>
  );
}
