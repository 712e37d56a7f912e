import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Proofs } from '../../../../machines/identity/extra-verification/extra-verification.machine';
import { isSecondFactor } from '../../../contract/identity/authentication';
import { Dialog } from '../../../ui/dialog';
import { DialogLanguagePicker } from '../dialog-language-picker';
import type { ProofRef } from './extra-verification.flow';
import { ProofChoice } from './proof-choice';
import { ProofForm } from './proof-form';

/** Reason for the second factor; and where the passkey works, if not here (own.passkey.factor). */
function Why({ proofs }: { proofs: Proofs }) {
  const [first] = proofs;
  const elsewhere = proofs.find(({ kind }) => kind === 'recoveryCode')?.hint;
  if (!first || !isSecondFactor(first.kind))
    return (
      <Trans id="proof.text">You are logging in from a new location. Confirm it’s you to keep your account safe.</Trans>
    );
  if (first.kind === 'passkey')
    return <Trans id="proof.factor.passkey">Two-step verification is on: confirm with your passkey.</Trans>;
  if (first.kind === 'recoveryCode' && elsewhere)
    return (
      <Trans id="proof.factor.elsewhere">
        Two-step verification is on. Your passkey works only at {elsewhere}: use a recovery code here.
      </Trans>
    );
  return (
    <Trans id="proof.factor">
      Two-step verification is on: enter a code of your authenticator app, or a recovery code.
    </Trans>
  );
}

/** Step-up authentication, over the form whose login requires it (s4.login.unregistered-ip, own.security.factor). */
export function ProofDialog({ verification }: { verification: ProofRef }) {
  const choosing = useSelector(verification, (state) => state.matches('choosing'));
  const proofs = useSelector(verification, (state) => state.context.proofs);
  return (
    <Dialog
      title={<Trans id="proof.title">Confirm it’s you</Trans>}
      corner={<DialogLanguagePicker />}
      onClose={() => verification.send({ type: 'leave.requested' })}
    >
      <div className="stack">
        <p>
          <Why proofs={proofs} />
        </p>
        {choosing ? <ProofChoice verification={verification} /> : <ProofForm verification={verification} />}
      </div>
    </Dialog>
  );
}
