import { Trans } from '@lingui/react/macro';
import { ErrorSummary } from '../../../../ui/error-summary';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { RegistrationFormState } from './registration-form.flow';
import type { Issue } from './use-issues';

/** In the list, the field's name precedes its error. */
const summed = ({ fieldId, label, text }: Issue) => ({ fieldId, text: label ? `${label}: ${text}` : text });

type Props = { state: RegistrationFormState; issues: Issue[] };

/**
 * Reason why the form is back, read out once and scrolled to. An unverified number is reported beside its field alone.
 */
export function RegisterRejection({ state, issues }: Props) {
  if (state.matches({ editing: 'invalid' })) return issues.length > 0 && <ErrorSummary errors={issues.map(summed)} />;
  if (state.matches({ editing: 'unverified' }))
    return (
      <FocusedNote>
        <Trans id="register.verificationFirst">Please complete the verification first.</Trans>
      </FocusedNote>
    );
  if (state.matches({ editing: 'rejected' }))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  return null;
}
