import { Trans, useLingui } from '@lingui/react/macro';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Section } from '../../../../ui/page/section';

/** Confirmation before a link is closed for good. */
export function CloseForm({ form, code }: { form: FormRef; code: string }) {
  const { t } = useLingui();
  const label = t({ id: 'agentLinks.close', message: 'Close the link' });
  return (
    <Section title={label}>
      <SecuredForm
        danger
        form={form}
        label={label}
        submit={<Trans id="agentLinks.close.submit">Close permanently</Trans>}
      >
        {() => (
          <p>
            <Trans id="agentLinks.close.text">
              Nobody can register with <b className="mono">{code}</b> after that. Who has joined by it stays in your
              team.
            </Trans>
          </p>
        )}
      </SecuredForm>
    </Section>
  );
}
