import { Trans, useLingui } from '@lingui/react/macro';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Section } from '../../../../ui/page/section';
import { TextInput } from '../../../../ui/text-input';
import { KindOptions } from './kind-options';

/** A new account, created by the agent. */
export function MemberForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const label = t({ id: 'agentLinks.join', message: 'New account' });
  return (
    <Section title={label}>
      <SecuredForm form={form} label={label} submit={<Trans id="agentLinks.join.submit">Make the account</Trans>}>
        {(field) => (
          <>
            <p className="mute sm">
              <Trans id="agentLinks.join.text">
                For someone who is with you and agrees. They get a temporary password and must change it at their first
                login.
              </Trans>
            </p>
            <TextInput
              {...field('userName')}
              label={t({ id: 'agentLinks.userName', message: 'Username' })}
              must
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <KindOptions field={field} />
          </>
        )}
      </SecuredForm>
    </Section>
  );
}
