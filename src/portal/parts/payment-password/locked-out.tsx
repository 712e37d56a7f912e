import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '../../../ui/form/back-button';
import { minutes } from '../../../ui/format';
import { Note } from '../../../ui/note';

type Props = { secondsLeft: number; onBack: () => void };

/** After too many wrong tries it is locked; the time left is not read out each second (own.payment-password.locked). */
export function LockedOut({ secondsLeft, onBack }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="stack">
      <Note tone="gold" role="status">
        <Trans id="payment.resting">
          Too many wrong attempts. For your safety your payment password is locked for a while.
        </Trans>
      </Note>
      <p className="sec-timer num" role="timer">
        {minutes(secondsLeft, i18n.locale)}
      </p>
      <div className="form-actions">
        <BackButton onBack={onBack} />
      </div>
    </div>
  );
}
