import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import './team.css';

type Props = {
  step: 'idle' | 'exporting' | 'saved' | 'unsaved';
  failure: Failure | null;
  onExport: () => void;
  /** Content before the button, and further buttons. */
  children: ReactNode;
  actions?: ReactNode;
};

/** Button for a file of the list, and the file's status (own.agent-centre.export). */
export const FileBar = ({ step, failure, onExport, children, actions }: Props) => (
  <>
    <div className="sec-h team-bar">
      {children}
      <span className="team-actions">
        {actions}
        <Button small busy={step === 'exporting'} onClick={onExport}>
          <Trans id="agentTeam.export">Download CSV</Trans>
        </Button>
      </span>
    </div>
    {step === 'saved' && (
      <FocusedNote done>
        <Trans id="agentTeam.saved">The download has started.</Trans>
      </FocusedNote>
    )}
    {step === 'unsaved' && (
      <FocusedNote>
        <FailureWords failure={failure} />
      </FocusedNote>
    )}
  </>
);
