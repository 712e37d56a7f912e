import { Trans, useLingui } from '@lingui/react/macro';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Section } from '../../../../ui/page/section';
import { TextInput } from '../../../../ui/text-input';

/** The real name, once (own.security.real-name). */
export function RealNameForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const name = t({ id: 'security.realName', message: 'Real name' });
  const field = t({ id: 'security.realName.field', message: 'Your real name' });
  return (
    <Section title={name}>
      <p>
        <Trans id="security.realName.once">
          As on your bank account. Set once; after that only customer service can change it.
        </Trans>
      </p>
      <SecuredForm
        form={form}
        label={name}
        submit={<Trans id="security.realName.submit">Set the name</Trans>}
        reviewed={[{ field: 'realName', name: field }]}
      >
        {(of) => <TextInput {...of('realName')} label={field} autoComplete="name" />}
      </SecuredForm>
    </Section>
  );
}
