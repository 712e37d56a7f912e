import { Trans } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../../machines/identity/login/login.machine';
import { ErrorSummary } from '../../../../ui/error-summary';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';

type Props = { state: SnapshotFrom<typeof loginMachine>; errors: { fieldId: string; text: string }[] };

/**
 * Reason why the form is shown again, read out once and scrolled to: invalid fields, an abandoned puzzle, a rejection,
 * or no response.
 */
export function LoginRejection({ state, errors }: Props) {
  if (state.matches({ editing: { notice: 'invalid' } })) return errors.length > 0 && <ErrorSummary errors={errors} />;
  if (state.matches({ editing: { notice: 'unverified' } }))
    return (
      <FocusedNote>
        <Trans id="login.verificationFirst">Please complete the verification first.</Trans>
      </FocusedNote>
    );
  if (state.matches({ editing: { notice: 'rejected' } }) || state.matches({ editing: { notice: 'unreachable' } }))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  return null;
}
