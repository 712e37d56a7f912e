import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../../ui/button';
import { FailureWords } from '../../../../../ui/failure-words';
import { FocusedNote } from '../../../../../ui/focused-note';
import { Note } from '../../../../../ui/note';
import { LoadAgain } from '../../../../../ui/page/load-again';
import { Waiting } from '../../../../../ui/page/waiting';
import type { ConfirmationRef } from '../withdrawal-confirmation.flow';
import { Answer } from './answer';
import { Status } from './status';

/** The player's options now, or the status. */
export function Panel({ confirmation }: { confirmation: ConfirmationRef }) {
  const state = useSelector(confirmation, (snapshot) => snapshot);
  const { withdrawal, failure } = state.context;
  const again = () => confirmation.send({ type: 'retry.requested' });
  if (state.matches('failed')) return <LoadAgain failure={failure} onRetry={again} />;
  if (state.matches('loading') || !withdrawal)
    return <Waiting text={<Trans id="withdraw.follow.loading">Loading the withdrawal…</Trans>} />;
  if (state.matches({ open: 'overdue' }))
    return (
      <Note tone="gold" role="status">
        <Trans id="withdraw.overdue">Time is up. Loading the result…</Trans>
      </Note>
    );
  if (state.matches({ open: 'rejected' }))
    return (
      <div className="stack">
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
        <Button onClick={again}>
          <Trans id="security.retry">Try again</Trans>
        </Button>
      </div>
    );
  if (withdrawal.permitted.includes('player.notReceived'))
    return <Answer confirmation={confirmation} withdrawal={withdrawal} />;
  return <Status confirmation={confirmation} withdrawal={withdrawal} />;
}
