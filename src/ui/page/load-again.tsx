import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../contract';
import { Button } from '../button';
import { FailureWords } from '../failure-words';
import { FocusedNote } from '../focused-note';
import { Note } from '../note';
import './load-again.css';

/** `aside`: only a part of the page failed, so the focus stays where it is. */
type Props = { failure: Failure | null; onRetry: () => void; onBack?: () => void; aside?: boolean };

/** Failure with buttons to try again or to go back. */
export const LoadAgain = ({ failure, onRetry, onBack, aside }: Props) => (
  <div className="stack">
    {aside ? (
      <Note tone="alert" role="alert">
        <FailureWords failure={failure} />
      </Note>
    ) : (
      <FocusedNote>
        <FailureWords failure={failure} />
      </FocusedNote>
    )}
    <div className="load-again-actions">
      <Button onClick={onRetry}>
        <Trans id="security.retry">Try again</Trans>
      </Button>
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          <Trans id="security.back">Back</Trans>
        </Button>
      )}
    </div>
  </div>
);
