import type { SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from '../../../../machines/password-change/password-change.machine';
import { ErrorSummary } from '../../ui/error-summary';
import { FailureWords } from '../../ui/failure-words';
import { FocusedNote } from '../../ui/focused-note';

type Props = { state: SnapshotFrom<typeof passwordChangeMachine>; errors: { fieldId: string; text: string }[] };

/** Why the form is shown again, read out once: fields (s5.change-password.errors), a refusal, or no answer. */
export function PasswordChangeRejection({ state, errors }: Props) {
  if (state.matches({ editing: 'invalid' })) return <ErrorSummary errors={errors} />;
  if (state.matches({ editing: 'refused' }) || state.matches({ editing: 'unreached' }))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  return null;
}
