import { Trans, useLingui } from '@lingui/react/macro';
import { CurrentPassword } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Note } from '../../../../ui/note';
import { Section } from '../../../../ui/page/section';

/** Consequences of closing, and the password for it (own.security.closing). */
export function ClosingForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const label = t({ id: 'security.closing.title', message: 'Close the account' });
  return (
    <Section title={label}>
      <Note tone="alert">
        <Trans id="security.closing.meaning">
          This cannot be undone: all sessions end and you can’t log in again. Withdraw your balance first.
        </Trans>{' '}
        <Trans id="security.closing.balance">An account with a balance cannot be closed.</Trans>
      </Note>
      <SecuredForm
        form={form}
        label={label}
        submit={<Trans id="security.closing.submit">Close permanently</Trans>}
        danger
      >
        {(field) => <CurrentPassword field={field} />}
      </SecuredForm>
    </Section>
  );
}
