import type { Failure } from '../../../contract';
import { ErrorSummary } from '../../../ui/error-summary';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';

type Props = { rejected: boolean; errors: { fieldId: string; text: string }[]; failure: Failure | null };

/** Why a form is shown again, read out once: its fields (s5.change-password.errors), else a rejection, or no answer. */
export function Rejection({ rejected, errors, failure }: Props) {
  if (!rejected) return null;
  if (errors.length > 0) return <ErrorSummary errors={errors} />;
  return (
    <FocusedNote>
      <FailureWords failure={failure} />
    </FocusedNote>
  );
}
