import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactKind } from '../../../../../machines/identity/contact-change/contact-change.machine';
import { MODULES, SETTINGS } from '../../../../contract';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { CurrentPassword, FactorField } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { TextInput } from '../../../../ui/text-input';
import type { CountryPickerRef } from '../../../parts/phone/country-picker.flow';
import { MobileField } from '../../../parts/phone/mobile-field';
import { useModule } from '../../../parts/portal/portal-context';

type Props = { form: FormRef; kind: ContactKind; picker: CountryPickerRef | undefined; requiredFactor: RequiredFactor };

/**
 * New number with its country, or address, the password, and the second factor if there is one. Codes go to the old
 * contact and the new.
 */
export function ContactForm({ form, kind, picker, requiredFactor }: Props) {
  const { t } = useLingui();
  const picked = useModule(MODULES.countryPicker) ? picker : undefined;
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
              {!picked && (
                <input type="hidden" name="countryDialingCode" value={SETTINGS.homeCountry.countryDialingCode} />
              )}
              <MobileField
                {...field('to')}
                label={t({ id: 'security.contact.mobile', message: 'New mobile number' })}
                picker={picked}
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
          <FactorField field={field} factorKind={requiredFactor} />
        </>
      )}
    </SecuredForm>
  );
}
