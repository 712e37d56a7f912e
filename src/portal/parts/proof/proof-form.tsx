import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/code-input';
import { FailureWords } from '../../ui/failure-words';
import { FocusedNote } from '../../ui/focused-note';
import { TextInput } from '../../ui/text-input';
import { submitProof } from '../form/vault-form';
import { useVault } from '../portal/portal-context';
import { ProofSending } from './proof-sending';
import { proofWords } from './proof-words';
import type { ProofRef } from './refs';

/** What is asked for, typed in. It stays mounted while it is looked at, so that what was typed stays. */
export function ProofForm({ verification }: { verification: ProofRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(verification, (snapshot) => snapshot);
  const { kind, failure, proofs } = state.context;
  const empty = state.matches({ answering: 'empty' });
  const field = {
    id,
    name: 'proof',
    label: t(proofWords[kind].label),
    error: empty ? t({ id: 'proof.missing', message: 'This field is required.' }) : undefined,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitProof(verification, vault, new FormData(event.currentTarget));
  };
  return (
    <form className="stack" method="post" noValidate aria-label={t(proofWords[kind].title)} onSubmit={submit}>
      {state.matches({ answering: 'refused' }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      <ProofSending verification={verification} />
      {kind === 'bankName' ? <TextInput key={kind} {...field} autoComplete="name" /> : <CodeInput key={kind} {...field} />}
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="proof.submit">Confirm</Trans>
      </Button>
      {proofs.length > 1 && (
        <Button look="quiet" busy={state.hasTag('busy')} onClick={() => verification.send({ type: 'choice.requested' })}>
          <Trans id="proof.another">Another way</Trans>
        </Button>
      )}
    </form>
  );
}
