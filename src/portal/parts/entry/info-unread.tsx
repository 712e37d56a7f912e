import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../contract';
import { Confirm } from '../../../ui/confirm';
import { FailureWords } from '../../../ui/failure-words';

type Props = { failure: Failure | null; onRetry: () => void; onLeave: () => void };

/** Logged in, but the member info could not be read: try again, or leave (own.login.info-unread). */
export const InfoUnread = ({ failure, onRetry, onLeave }: Props) => (
  <Confirm
    title={<Trans id="entry.infoUnread.title">We couldn’t load your details</Trans>}
    yes={<Trans id="entry.infoUnread.retry">Try again</Trans>}
    onYes={onRetry}
    no={<Trans id="entry.infoUnread.leave">Log out</Trans>}
    onNo={onLeave}
  >
    <div className="stack">
      <p>
        <FailureWords failure={failure} />
      </p>
      <p className="mute">
        <Trans id="entry.infoUnread.safe">You are logged in and nothing is lost.</Trans>
      </p>
    </div>
  </Confirm>
);
