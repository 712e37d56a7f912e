import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactKind } from '../../../../machines/contact-change/contact-change.machine';
import type { FactorAsked } from '../../../contract/ways-in';
import { CurrentPassword, FactorField } from '../../parts/form/fields';
import type { FormRef } from '../../parts/form/refs';
import { SecuredForm } from '../../parts/form/secured-form';
import { TextInput } from '../../ui/text-input';

/** The new number or address, the password, and the second factor of who has one. Codes go to the old one and the new. */
export function ContactForm({ form, kind, factorAsked }: { form: FormRef; kind: ContactKind; factorAsked: FactorAsked }) {
  const { t } = useLingui();
  return (
    <SecuredForm
      form={form}
      label={t({ id: 'security.contact.form', message: 'Change contact details' })}
      submit={<Trans id="security.contact.submit">Send the codes</Trans>}
    >
      {(field) => (
        <>
          {kind === 'mobile' ? (
            <>
              <input type="hidden" name="countryDialingCode" value="880" />
              <TextInput
                {...field('to')}
                label={t({ id: 'security.contact.mobile', message: 'New mobile number' })}
                hint={t({ id: 'security.contact.mobile.hint', message: 'As 017…, or with + and the country' })}
                type="tel"
                autoComplete="tel"
                maxLength={32}
              />
            </>
          ) : (
            <TextInput
              {...field('to')}
              label={t({ id: 'security.contact.email', message: 'New email address' })}
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
          <CurrentPassword field={field} />
          <FactorField field={field} asked={factorAsked} />
        </>
      )}
    </SecuredForm>
  );
}
