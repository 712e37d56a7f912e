import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note';
import { CurrentPassword } from '../parts/fields';
import type { FormRef } from '../parts/refs';
import { Section } from '../parts/section';
import { SecuredForm } from '../parts/secured-form';

/** What closing means, and the password for it (own.security.closing). */
export function ClosingForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const label = t({ id: 'security.closing.title', message: 'Close the account' });
  return (
    <Section title={label}>
      <Note tone="alert">
        <Trans id="security.closing.meaning">
          This cannot be undone: all sessions end, and nobody logs in to this account again. Withdraw your balance first; with one left it
          is refused.
        </Trans>
      </Note>
      <SecuredForm form={form} label={label} submit={<Trans id="security.closing.submit">Close it for good</Trans>} danger>
        {(field) => <CurrentPassword field={field} />}
      </SecuredForm>
    </Section>
  );
}
