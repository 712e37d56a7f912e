import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import type { FreeTrialRef } from './free-trial.flow';
import { Opening } from './opening';
import { TrialForm } from './trial-form';

/** The whole chart of the trial: offers it, opens it, asks for a captcha first, or shows why it did not open. */
export function FreeTrialFlow({ trial }: { trial: FreeTrialRef }) {
  const state = useSelector(trial, (snapshot) => snapshot);
  const { entry } = state.children;
  if (state.matches('offered'))
    return (
      <Button look="primary" wide onClick={() => trial.send({ type: 'trial.requested' })}>
        <Trans id="freeTrial.submit">Start playing</Trans>
      </Button>
    );
  if (state.matches('solvingCaptcha')) return <TrialForm trial={trial} />;
  if (state.matches('failed'))
    return (
      <>
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
        <Button look="primary" wide onClick={() => trial.send({ type: 'retry.requested' })}>
          <Trans id="freeTrial.retry">Try again</Trans>
        </Button>
      </>
    );
  return (
    <>
      <Opening />
      {entry && <EntryFlow entry={entry} />}
    </>
  );
}
