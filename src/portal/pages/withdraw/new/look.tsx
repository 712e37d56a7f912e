import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { WithdrawalPreview } from '../../../../contract';
import { useVault } from '../../../app/portal-context';
import { submitPayment } from '../../../flows/withdrawal';
import { Button } from '../../../ui/button';
import { FocusedNote } from '../../../ui/focused-note';
import { digits } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { PaymentPasswordField } from '../../parts/fields';
import { Section } from '../../parts/section';
import { AfterDeadline } from '../after-deadline';
import type { WithdrawalRef } from '../refs';
import { LookFacts } from './look-facts';
import { isMissing, PaymentRefusal } from './payment-refusal';

type Props = { withdrawal: WithdrawalRef; preview: WithdrawalPreview };

/** What will happen, before it is sent, as it cannot be cancelled then; and the payment password (own.withdrawal.look). */
export function Look({ withdrawal, preview }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { offer, failure } = state.context;
  const minutes = digits(preview.autoConfirmMinutes, i18n.locale);
  const busy = state.hasTag('busy');
  const missing = isMissing(failure) ? t({ id: 'security.problem.empty', message: 'This cannot be empty.' }) : undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitPayment(withdrawal, vault, new FormData(event.currentTarget));
  };
  return (
    <Section title={t({ id: 'withdraw.look', message: 'Check it before it is sent' })}>
      <LookFacts preview={preview} />
      <ol className="look-steps sm">
        <li>
          <Trans id="withdraw.look.review">We look at it; until then the points are held in your wallet.</Trans>
        </li>
        <li>
          <Trans id="withdraw.look.paid">It is paid out, and a message tells you so.</Trans>
        </li>
        <li>
          <Trans id="withdraw.look.word">You say within {minutes} minutes what arrived.</Trans> <AfterDeadline />
        </li>
      </ol>
      {offer?.playerCancels !== true && (
        <Note tone="gold">
          <Trans id="withdraw.look.noCancel">Once it is sent you cannot cancel it.</Trans>
        </Note>
      )}
      <form
        className="stack sec-form"
        method="post"
        noValidate
        aria-label={t({ id: 'withdraw.look.form', message: 'Send the withdrawal' })}
        onSubmit={send}
      >
        {state.matches({ looking: 'refused' }) && (
          <FocusedNote>
            <PaymentRefusal failure={failure} />
          </FocusedNote>
        )}
        <PaymentPasswordField field={(name) => ({ id: `${id}-${name}`, name, error: missing })} />
        <div className="form-ways">
          <Button type="submit" look="primary" busy={busy}>
            <Trans id="withdraw.send">Withdraw now</Trans>
          </Button>
          <Button look="quiet" busy={busy} onClick={() => withdrawal.send({ type: 'look.left' })}>
            <Trans id="withdraw.change">Change it</Trans>
          </Button>
        </div>
      </form>
    </Section>
  );
}
