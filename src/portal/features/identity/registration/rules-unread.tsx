import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';

type Props = { failure: Failure | null; onRetry: () => void };

/** The rules of the form failed to load: try again (own.registration.rules-unread). */
export const RulesUnread = ({ failure, onRetry }: Props) => (
  <div className="stack">
    <FocusedNote>
      <FailureWords failure={failure} />
    </FocusedNote>
    <Button look="primary" wide onClick={onRetry}>
      <Trans id="register.retry">Try again</Trans>
    </Button>
  </div>
);
