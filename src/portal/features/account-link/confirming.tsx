import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { submitLink } from '../../parts/form/vault-form';
import { useVault } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { FailureWords } from '../../ui/failure-words';
import { FocusedNote } from '../../ui/focused-note';
import { Note } from '../../ui/note';
import { PasswordInput } from '../../ui/password-input';
import { PROVIDER_NAMES } from '../../ui/provider-names';
import type { AccountLinkRef } from './refs';

/** A link is for good: that is said before it is made, and it takes the password (s4.account-link.permanent). */
export function Confirming({ link }: { link: AccountLinkRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(link, (snapshot) => snapshot);
  const { name, provider, failure } = state.context;
  const party = PROVIDER_NAMES[provider];
  const empty = state.matches({ confirming: 'empty' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitLink(link, vault, new FormData(event.currentTarget));
  };
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'accountLink.form', message: 'Confirm the link' })}
      onSubmit={submit}
    >
      {state.matches({ confirming: 'notConfirmed' }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      <Note tone="gold" icon="warn">
        <p>
          <Trans id="accountLink.permanent">
            <b>{name}</b> on {party} will be able to log in to this account. This is permanent: it cannot be changed or removed.
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
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="accountLink.confirm">Link permanently</Trans>
      </Button>
      <Button look="quiet" busy={state.hasTag('busy')} onClick={() => link.send({ type: 'leave.requested' })}>
        <Trans id="accountLink.cancel">Cancel</Trans>
      </Button>
    </form>
  );
}
