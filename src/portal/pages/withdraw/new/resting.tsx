import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { FocusedNote } from '../../../ui/focused-note';
import { BackButton } from '../../parts/back-button';

type Props = { onRetry: () => void; onBack: () => void };

/** After too many wrong tries the payment password rests, and no money leaves (own.payment-password.locked). */
export const Resting = ({ onRetry, onBack }: Props) => (
  <div className="stack">
    <FocusedNote>
      <Trans id="withdraw.resting">
        The payment password was wrong too often and rests for a while. Until then nothing can be withdrawn.
      </Trans>
    </FocusedNote>
    <div className="form-ways">
      <Button onClick={onRetry}>
        <Trans id="withdraw.resting.again">Look again</Trans>
      </Button>
      <BackButton onBack={onBack} />
    </div>
  </div>
);
