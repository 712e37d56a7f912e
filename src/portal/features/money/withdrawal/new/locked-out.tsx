import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../../ui/button';
import { FocusedNote } from '../../../../../ui/focused-note';
import { BackButton } from '../../../../../ui/form/back-button';

type Props = { onRetry: () => void; onBack: () => void };

/** After too many wrong tries the payment password is locked, and no money leaves (own.payment-password.locked). */
export const LockedOut = ({ onRetry, onBack }: Props) => (
  <div className="stack">
    <FocusedNote>
      <Trans id="withdraw.resting">
        Too many wrong attempts: your payment password is locked for a while. No withdrawals meanwhile.
      </Trans>
    </FocusedNote>
    <div className="form-actions">
      <Button onClick={onRetry}>
        <Trans id="withdraw.resting.again">Refresh</Trans>
      </Button>
      <BackButton onBack={onBack} />
    </div>
  </div>
);
