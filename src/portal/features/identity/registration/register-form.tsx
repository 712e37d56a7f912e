import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { Offer } from '../../../../../machines/identity/registration/registration.types';
import { visibleFields } from '../../../../contract/identity/registration-form';
import { Button } from '../../../../ui/button';
import { fieldIn } from '../../../../ui/form/elements';
import { useVault } from '../../../../ui/vault-context';
import { Consents } from './consents';
import { InvitedBy } from './invited-by';
import { MethodTabs } from './method-tabs';
import { NameReview } from './name-review';
import { RegisterFields } from './register-fields';
import { RegisterRejection } from './register-rejection';
import { editRegistration, submitRegistration } from './registration-form';
import type { RegistrationFormRef } from './registration-form.flow';
import { useIssues } from './use-issues';
import './register-form.css';

type Props = { form: RegistrationFormRef; offer: Offer };

/**
 * Registration form, built from the server's rules (s5.registration.server-rules). It stays mounted in every state of
 * the chart and with both methods, which preserves the input. It uses POST, so that no password gets into an address
 * where no script runs.
 */
export function RegisterForm({ form, offer }: Props) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(form, (snapshot) => snapshot);
  const issues = useIssues(state, id);
  const busy = !state.hasTag('form');
  const named = visibleFields(offer.rules, state.context.method).includes('payeeName');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitRegistration(form, vault, new FormData(event.currentTarget));
  };
  return (
    <MethodTabs form={form} mobile={offer.mobile} method={state.context.method}>
      <form
        className="stack register-form"
        method="post"
        action="/register.html"
        noValidate
        aria-label={t({ id: 'register.title', message: 'Register' })}
        onSubmit={submit}
        onInput={(event) => editRegistration(form, vault, new FormData(event.currentTarget), fieldIn(event))}
        onReset={() => form.send({ type: 'form.reset' })}
      >
        <RegisterRejection state={state} issues={issues} />
        <InvitedBy state={state} />
        <p className="mute">
          <Trans id="register.required">Fields marked * must be filled in.</Trans>
        </p>
        <RegisterFields id={id} form={form} offer={offer} issues={issues} />
        <Consents id={id} rules={offer.rules} issues={issues} />
        {named && <NameReview id={`${id}-name`} />}
        <div className="register-send">
          <Button type="submit" look="primary" busy={busy} aria-describedby={named ? `${id}-name` : undefined}>
            <Trans id="register.submit">Create my account</Trans>
          </Button>
          <Button type="reset" look="quiet" disabled={busy}>
            <Trans id="register.reset">Reset</Trans>
          </Button>
        </div>
      </form>
    </MethodTabs>
  );
}
