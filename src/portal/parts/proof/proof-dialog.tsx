import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dialog } from '../../ui/dialog';
import { DialogLanguagePicker } from '../dialog-language-picker';
import { ProofChoice } from './proof-choice';
import { ProofForm } from './proof-form';
import type { ProofRef } from './refs';

/** One more proof, over the form whose log-in it is for (s4.login.unregistered-ip). */
export function ProofDialog({ verification }: { verification: ProofRef }) {
  const choosing = useSelector(verification, (state) => state.matches('choosing'));
  return (
    <Dialog
      title={<Trans id="proof.title">Confirm it’s you</Trans>}
      corner={<DialogLanguagePicker />}
      onClose={() => verification.send({ type: 'leave.requested' })}
    >
      <div className="stack">
        <p>
          <Trans id="proof.text">You are logging in from a new location. Confirm it’s you to keep your account safe.</Trans>
        </p>
        {choosing ? <ProofChoice verification={verification} /> : <ProofForm verification={verification} />}
      </div>
    </Dialog>
  );
}
