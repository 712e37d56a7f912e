import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/code-input';
import { TextInput } from '../../ui/text-input';
import { VaultedForm } from '../form/vaulted-form';
import { unlessFailed } from '../portal/unless-failed';
import { ProofSending } from './proof-sending';
import { missing, proofWords } from './proof-words';
import type { ProofRef } from './refs';

/** What is asked for, typed in. */
export function ProofForm({ verification }: { verification: ProofRef }) {
  const { t } = useLingui();
  const { context, children } = useSelector(verification, (snapshot) => snapshot);
  const { kind, proofs } = context;
  const label = t(proofWords[kind].label);
  return (
    <VaultedForm form={unlessFailed(children.proofForm)} label={t(proofWords[kind].title)} words={() => missing}>
      {(field, busy) => (
        <>
          <ProofSending verification={verification} />
          {kind === 'bankName' ? (
            <TextInput key={kind} {...field('proof')} label={label} autoComplete="name" />
          ) : (
            <CodeInput key={kind} {...field('proof')} label={label} />
          )}
          <Button type="submit" look="primary" wide busy={busy}>
            <Trans id="proof.submit">Confirm</Trans>
          </Button>
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
