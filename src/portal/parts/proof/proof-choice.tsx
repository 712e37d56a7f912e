import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isSecondFactor } from '../../../contract/identity/authentication';
import { Button } from '../../../ui/button';
import type { ProofRef } from './extra-verification.flow';
import { proofWords } from './proof-words';

/** The proofs that the account can give, each with as much of where it goes as its owner needs. */
export function ProofChoice({ verification }: { verification: ProofRef }) {
  const { t } = useLingui();
  const proofs = useSelector(verification, (state) => state.context.proofs);
  return (
    <fieldset className="stack">
      <legend>
        <Trans id="proof.choose">How do you want to confirm it?</Trans>
      </legend>
      {proofs.map(({ kind, hint }) => (
        <div key={kind} className="field">
          <Button
            wide
            icon={proofWords[kind].icon}
            onClick={() => verification.send({ type: 'proof.selected', kind })}
            aria-describedby={isSecondFactor(kind) ? undefined : hint && `proof-${kind}-to`}
          >
            {t(proofWords[kind].title)}
          </Button>
          {hint && !isSecondFactor(kind) && (
            <p id={`proof-${kind}-to`} className="hint num">
              {hint}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
