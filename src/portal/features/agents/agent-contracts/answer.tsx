import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { BackButton } from '../../../../ui/form/back-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { Waiting } from '../../../../ui/page/waiting';
import { Terms } from '../../../parts/contracts/terms';
import type { AnswerRef } from './contract-answer.flow';
import { ContractFacts } from './contract-card';
import { actWords, askWords, followsWords } from './contract-words';
import { Losses } from './losses';

/**
 * An agreement and the pending answer; for an acceptance, the accounts that lose one (s4.contract.auto-termination).
 */
export function Answer({ answer }: { answer: AnswerRef }) {
  const { t } = useLingui();
  const state = useSelector(answer, (snapshot) => snapshot);
  const { contract, act, failure } = state.context;
  const leave = () => answer.send({ type: 'answer.cancelled' });
  if (state.matches('loadFailed'))
    return <LoadAgain failure={failure} onRetry={() => answer.send({ type: 'retry.requested' })} onBack={leave} />;
  return (
    <Section title={t(askWords[act])}>
      {state.matches('outdated') ? (
        <FocusedNote>
          <Trans id="contracts.outdated">This contract has changed meanwhile. Nothing was sent.</Trans>
        </FocusedNote>
      ) : (
        <>
          <Terms terms={contract.terms} />
          <ContractFacts contract={contract} endsAt={null} />
          <p>{t(followsWords[act])}</p>
        </>
      )}
      {(state.matches('loading') || state.matches('rereading')) && <Waiting />}
      <Confirmation answer={answer} />
    </Section>
  );
}

function Confirmation({ answer }: { answer: AnswerRef }) {
  const { t } = useLingui();
  const state = useSelector(answer, (snapshot) => snapshot);
  const { act, losses, failure } = state.context;
  const sending = state.matches('sending');
  const isConfirming = sending || state.matches('reviewing');
  return (
    <>
      {state.matches({ reviewing: 'renewed' }) && (
        <FocusedNote>
          <Trans id="contracts.renewed">
            What would end has changed meanwhile. Nothing was accepted yet: see what it is now.
          </Trans>
        </FocusedNote>
      )}
      {failure && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      {isConfirming && losses && <Losses losses={losses.losses} />}
      {(isConfirming || state.matches('outdated')) && (
        <div className="form-actions">
          {isConfirming && (
            <Button
              look={act === 'accept' ? 'primary' : 'alert'}
              busy={sending}
              onClick={() => answer.send({ type: 'answer.confirmed' })}
            >
              {t(actWords[act])}
            </Button>
          )}
          <BackButton busy={sending} onBack={() => answer.send({ type: 'answer.cancelled' })} />
        </div>
      )}
    </>
  );
}
