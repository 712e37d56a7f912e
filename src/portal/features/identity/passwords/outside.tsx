import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';

type Props = {
  failure: Failure | null;
  /** Left out when only the usual login helps. */
  onRetry?: () => void;
};

/** The password is set, but the login did not work (own.forgot-phone.outside). */
export const Outside = ({ failure, onRetry }: Props) => (
  <div className="stack">
    <FocusedNote>
      <Trans id="forgot.outside">Your new password is set, but login failed:</Trans> <FailureWords failure={failure} />
    </FocusedNote>
    {onRetry && (
      <Button look="primary" wide onClick={onRetry}>
        <Trans id="forgot.outside.retry">Log in again</Trans>
      </Button>
    )}
  </div>
);
