import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { Offer } from '../../../../../machines/withdrawal/withdrawal.machine';
import { submitAsked } from '../../../flows/withdrawal';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import type { WithdrawalRef } from '../refs';
import { AccountChoice } from './account-choice';
import { AmountField } from './amount-field';
import { askedProblem } from './asked-problems';
import { Terms } from './terms';

type Props = { withdrawal: WithdrawalRef; offer: Offer };

/** Where to and how much. It stays mounted while it is checked, so that what was typed stays (own.withdrawal.terms). */
export function AskedForm({ withdrawal, offer }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { asked, problems, failure } = state.context;
  const errors = problems.map(({ field, code }) => ({
    field,
    fieldId: `${id}-${field}`,
    text: t(askedProblem(code, offer, i18n.locale)),
  }));
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitAsked(withdrawal, new FormData(event.currentTarget));
  };
  const busy = state.hasTag('busy');
  return (
    <form
      className="stack withdraw-form"
      method="post"
      noValidate
      aria-label={t({ id: 'withdraw.form', message: 'How much, and where to' })}
      onSubmit={send}
    >
      {state.matches({ editing: 'invalid' }) && <ErrorSummary errors={errors} />}
      {state.matches({ editing: 'refused' }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      <Terms offer={offer} />
      <AccountChoice
        id={`${id}-bankAccountId`}
        accounts={offer.accounts}
        chosen={asked.bankAccountId}
        error={errorOf('bankAccountId')}
        busy={busy}
        onManage={() => withdrawal.send({ type: 'account.wanted' })}
      />
      <AmountField id={`${id}-amount`} offer={offer} typed={asked.amount} error={errorOf('amount')} />
      <div className="form-ways">
        <Button type="submit" look="primary" busy={busy}>
          <Trans id="withdraw.continue">Continue</Trans>
        </Button>
        <Button look="quiet" busy={busy} onClick={() => withdrawal.send({ type: 'section.left' })}>
          <Trans id="security.back">Back</Trans>
        </Button>
      </div>
    </form>
  );
}
