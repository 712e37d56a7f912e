import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '../../ui/text-input';
import type { FormRef } from '../parts/refs';
import { Section } from '../parts/section';
import { SecuredForm } from '../parts/secured-form';

/** The real name, once (own.security.real-name). */
export function RealNameForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const name = t({ id: 'security.realName', message: 'Real name' });
  return (
    <Section title={name}>
      <p>
        <Trans id="security.realName.once">As on your bank account. You set it once; after that only customer service changes it.</Trans>
      </p>
      <SecuredForm form={form} label={name} submit={<Trans id="security.realName.submit">Set the name</Trans>}>
        {(field) => (
          <TextInput
            {...field('realName')}
            label={t({ id: 'security.realName.field', message: 'Your real name' })}
            autoComplete="name"
            maxLength={64}
          />
        )}
      </SecuredForm>
    </Section>
  );
}
