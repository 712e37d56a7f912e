import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isSecondFactor, type Proof } from '../../../contract/identity/authentication';
import { Button } from '../../../ui/button';
import { CodeInput } from '../../../ui/code-input';
import type { FieldOf } from '../../../ui/form/form.flow';
import { VaultedForm } from '../../../ui/form/vaulted-form';
import { takeFocusFromButton } from '../../../ui/take-focus';
import { TextInput } from '../../../ui/text-input';
import { unlessFailed } from '../portal/unless-failed';
import type { ProofRef } from './extra-verification.flow';
import { countdownOf, ProofSending } from './proof-sending';
import { missing, proofWords } from './proof-words';
import { TrustBrowser } from './trust-browser';

type Input = { kind: Proof; field: ReturnType<FieldOf>; label: string; fresh: boolean };

function ProofInput({ kind, field, label, fresh }: Input) {
  const { t } = useLingui();
  if (kind === 'passkey') return null;
  if (kind === 'bankName') return <TextInput {...field} label={label} autoComplete="name" />;
  if (kind !== 'recoveryCode')
    return <CodeInput {...field} ref={fresh ? takeFocusFromButton : undefined} label={label} />;
  const hint = t({
    id: 'proof.recoveryCode.hint',
    message: 'One of those you saved, like ABCD-EFGH. Each works once.',
  });
  return (
    <TextInput
      {...field}
      label={label}
      hint={hint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
    />
  );
}

/** Field of the factor; it receives the focus after a code was sent (own.sms-countdown.focus). */
export function ProofForm({ verification }: { verification: ProofRef }) {
  const { t } = useLingui();
  const state = useSelector(verification, (snapshot) => snapshot);
  const { context, children } = state;
  const fresh = useSelector(countdownOf(state), (countdown) => countdown?.hasTag('fresh') ?? false);
  const { kind, proofs } = context;
  const label = t(proofWords[kind].label);
  return (
    <VaultedForm form={unlessFailed(children.proofForm)} label={t(proofWords[kind].title)} words={() => missing}>
      {(field, busy) => (
        <>
          <ProofSending verification={verification} />
          <ProofInput key={kind} kind={kind} field={field('proof')} label={label} fresh={fresh} />
          {isSecondFactor(kind) && <TrustBrowser />}
          <Button type="submit" look="primary" wide busy={busy}>
            {kind === 'passkey' ? (
              <Trans id="proof.passkey.use">Use your passkey</Trans>
            ) : (
              <Trans id="proof.submit">Confirm</Trans>
            )}
          </Button>
          {isSecondFactor(kind) && proofs.length === 1 && (
            <p className="hint">
              <Trans id="proof.lost">If you can’t do this, contact customer service.</Trans>
            </p>
          )}
          {proofs.length > 1 && (
            <Button look="quiet" busy={busy} onClick={() => verification.send({ type: 'choice.requested' })}>
              <Trans id="proof.another">Another way</Trans>
            </Button>
          )}
        </>
      )}
    </VaultedForm>
  );
}
