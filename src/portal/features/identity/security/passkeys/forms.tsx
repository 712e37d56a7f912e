import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredFactor } from '../../../../../contract/identity/authentication';
import { CurrentPassword, FactorField } from '../../../../../ui/form/fields';
import type { FormRef } from '../../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../../ui/form/secured-form';
import { TextInput } from '../../../../../ui/text-input';

/** The password, and the second factor if there is one, before the browser's dialog. */
export function BeginForm({ form, requiredFactor }: { form: FormRef; requiredFactor: RequiredFactor }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="security.passkeys.beginning">
          First enter your password. Then your browser asks for your fingerprint, face or screen lock.
        </Trans>
      </p>
      <p>
        <Trans id="security.passkeys.meaning">Once you have one, logging in another way asks for it too.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.passkeys.form', message: 'Add a passkey' })}
        submit={<Trans id="security.passkeys.begin">Continue</Trans>}
      >
        {(field) => (
          <>
            <CurrentPassword field={field} />
            <FactorField field={field} factorKind={requiredFactor} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}

type Props = { form: FormRef; name: string };
type Removal = Props & { requiredFactor: RequiredFactor };

/** Another name for a passkey. */
export function NameForm({ form, name }: Props) {
  const { t } = useLingui();
  return (
    <SecuredForm
      form={form}
      label={t({ id: 'security.passkey.naming', message: 'Rename the passkey' })}
      submit={<Trans id="security.passkey.name.submit">Save</Trans>}
    >
      {(field) => (
        <TextInput
          {...field('name')}
          label={t({ id: 'security.passkey.name', message: 'Name of the passkey' })}
          defaultValue={name}
          autoComplete="off"
          maxLength={40}
        />
      )}
    </SecuredForm>
  );
}

/** The password and a second factor, before a passkey is removed. */
export function RemoveForm({ form, name: storedName, requiredFactor }: Removal) {
  const { t } = useLingui();
  const name = useNameOf(storedName);
  return (
    <div className="stack">
      <p>
        <Trans id="security.passkey.removing">
          Remove “{name}”? You can no longer log in with it. Enter your password.
        </Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.passkey.removal', message: 'Remove the passkey' })}
        submit={<Trans id="security.passkey.removeNow">Remove now</Trans>}
        danger
      >
        {(field) => (
          <>
            <CurrentPassword field={field} />
            <FactorField field={field} factorKind={requiredFactor} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}

/** Returns a passkey's name, with a fallback: some browsers do not name the device. */
export function useNameOf(name: string): string {
  const { t } = useLingui();
  return name || t({ id: 'security.passkey.unnamed', message: 'Passkey' });
}
