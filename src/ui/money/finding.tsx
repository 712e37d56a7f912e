import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { money } from '../format';
import { Note } from '../note';
import { takeLostFocus } from '../take-focus';
import type { MoveSubmissionRef } from './move-submission.flow';

type Props = { submission: MoveSubmissionRef; children?: ReactNode };

/** Request without a response, whose outcome is queried until it is known (`own.money.outcome`). */
export function Finding({ submission, children }: Props) {
  const { i18n } = useLingui();
  const state = useSelector(submission, (snapshot) => snapshot);
  const amount = money(state.context.draft.amount, i18n.locale);
  return (
    <div className="stack" tabIndex={-1} ref={takeLostFocus}>
      <Note tone="gold" role="status">
        <Trans id="move.finding">
          No answer came for {amount}. We are checking whether it went through. Please do not send it again.
        </Trans>
      </Note>
      <div className="form-actions">
        <Button
          busy={state.matches({ finding: 'asking' })}
          onClick={() => submission.send({ type: 'outcome.requested' })}
        >
          <Trans id="move.checkNow">Check now</Trans>
        </Button>
        {children}
      </div>
    </div>
  );
}
