import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { CurrentPassword, FactorField } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Note } from '../../../../ui/note';
import { Section } from '../../../../ui/page/section';

type Props = { form: FormRef; requiredFactor: RequiredFactor };

/** Consequences of closing, and the password and second factor for it (own.security.closing). */
export function ClosingForm({ form, requiredFactor }: Props) {
  const { t } = useLingui();
  const label = t({ id: 'security.closing.title', message: 'Close the account' });
  return (
    <Section title={label}>
      <Note tone="alert">
        <p>
          <Trans id="security.closing.meaning">
            This cannot be undone: all sessions end, and you can’t log in or use this username again.
          </Trans>
        </p>
        <p>
          <Trans id="security.closing.lost">
            You lose your points, your VIP level and rewards that you have not claimed.
          </Trans>
        </p>
      </Note>
      <p>
        <Trans id="security.closing.balance">
          First withdraw your balance. Open bets, deposits and withdrawals must have ended, too.
        </Trans>
      </p>
      <p>
        <Trans id="security.closing.data">
          You can first download your data in the section “Your data”. We erase what no law requires us to store.
        </Trans>
      </p>
      <SecuredForm
        form={form}
        label={label}
        submit={<Trans id="security.closing.submit">Close permanently</Trans>}
        danger
      >
        {(field) => (
          <>
            <CurrentPassword field={field} />
            <FactorField field={field} factorKind={requiredFactor} />
          </>
        )}
      </SecuredForm>
    </Section>
  );
}
