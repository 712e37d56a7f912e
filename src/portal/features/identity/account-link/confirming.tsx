import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { fieldIn } from '../../../../ui/form/elements';
import { type FormRef, sendForm } from '../../../../ui/form/form.flow';
import { Note } from '../../../../ui/note';
import { PasswordInput } from '../../../../ui/password-input';
import { PROVIDER_NAMES } from '../../../../ui/provider-names';
import { useVault } from '../../../../ui/vault-context';
import type { AccountLinkRef } from './account-link.flow';

/** Warns that a link is permanent, and asks for the password (s4.account-link.permanent). */
export function Confirming({ link, form }: { link: AccountLinkRef; form: FormRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const { name, provider } = useSelector(link, ({ context }) => context);
  const state = useSelector(form, (snapshot) => snapshot);
  const party = PROVIDER_NAMES[provider];
  const busy = state.hasTag('busy');
  const empty = state.context.problems.length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sendForm(form, vault, new FormData(event.currentTarget), { type: 'form.submitted' });
  };
  const correct = (event: FormEvent<HTMLFormElement>) =>
    sendForm(form, vault, new FormData(event.currentTarget), { type: 'field.edited', field: fieldIn(event) });
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'accountLink.form', message: 'Confirm the link' })}
      onSubmit={submit}
      onInput={correct}
    >
      {state.matches({ editing: 'rejected' }) && (
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
      )}
      <Note tone="gold" icon="warn">
        <p>
          <Trans id="accountLink.permanent">
            <b>{name}</b> on {party} will be able to log in to this account. This is permanent: it cannot be changed or
            removed.
          </Trans>
        </p>
      </Note>
      <PasswordInput
        id={id}
        name="password"
        label={t({ id: 'accountLink.password', message: 'Your password here' })}
        error={empty ? t({ id: 'accountLink.password.missing', message: 'Enter your password.' }) : undefined}
        autoComplete="current-password"
      />
      <Button type="submit" look="primary" wide busy={busy}>
        <Trans id="accountLink.confirm">Link permanently</Trans>
      </Button>
      <Button look="quiet" busy={busy} onClick={() => form.send({ type: 'form.cancelled' })}>
        <Trans id="accountLink.cancel">Cancel</Trans>
      </Button>
    </form>
  );
}
