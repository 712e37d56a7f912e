import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import type { ReportRef } from '../refs';

/** Why the report was not sent, or did not get through. */
export function ReportRefusal({ report }: { report: ReportRef }) {
  const state = useSelector(report, (snapshot) => snapshot);
  if (state.matches({ nothing: 'unproven' }))
    return (
      <FocusedNote>
        <Trans id="withdraw.report.unproven">Add at least one picture as proof.</Trans>
      </FocusedNote>
    );
  if (!state.matches({ nothing: 'refused' }) && !state.matches({ parts: 'refused' })) return null;
  return (
    <FocusedNote>
      <FailureWords failure={state.context.failure} />
    </FocusedNote>
  );
}
