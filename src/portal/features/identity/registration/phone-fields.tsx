import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Offer } from '../../../../../machines/identity/registration/registration.types';
import { MODULES, messageIn } from '../../../../contract';
import { isRequired } from '../../../../contract/identity/registration-form';
import { MobileField } from '../../../parts/phone/mobile-field';
import { SmsCodeField } from '../../../parts/phone/sms-code-field';
import { useModule, useSystemStatus } from '../../../parts/portal/portal-context';
import { addedLater } from './field-words';
import type { RegistrationFormRef, RegistrationFormState } from './registration-form.flow';
import { useRunning } from './use-issues';
import './register-form.css';

type Props = {
  id: string;
  form: RegistrationFormRef;
  offer: Offer;
  absent: boolean;
  folded: boolean;
  errorOf: (name: string) => string | undefined;
};

/** The number with its country, and its code if the site sends one (s5.registration.sms-code). */
export function PhoneFields({ id, form, offer, absent, folded, errorOf }: Props) {
  const { t } = useLingui();
  const state = useSelector(form, (snapshot) => snapshot);
  const picked = useModule(MODULES.countryPicker);
  const picker = useRunning(picked ? state.children.countryPicker : undefined);
  const countdown = useRunning(state.children.smsCountdown);
  const unproven = useUnproven(state);
  const must = isRequired(offer.rules, state.context.method, 'mobileNum');
  return (
    <fieldset hidden={absent || folded} disabled={absent} className="register-phone">
      <MobileField
        id={`${id}-mobileNum`}
        picker={picker}
        countdown={countdown}
        must={must}
        hint={must ? undefined : t(addedLater)}
        error={errorOf('mobileNum')}
      />
      {offer.code && countdown && (
        <SmsCodeField
          id={`${id}-verificationCode`}
          countdown={countdown}
          must={must}
          error={errorOf('verificationCode') ?? unproven}
        />
      )}
    </fieldset>
  );
}

const unverified = msg({ id: 'register.unproven', message: 'The number could not be verified. Try again.' });

/**
 * The provider's reason, beside its own field and nowhere else, or by the site's reading not at all
 * (s8.registration.phone-verification, `own.registration.number-unproven`).
 */
function useUnproven(state: RegistrationFormState): string | undefined {
  const { t, i18n } = useLingui();
  const { failure } = state.context;
  if (useSystemStatus()?.context.site?.phoneFailure === 'silent') return undefined;
  return state.matches({ editing: 'phoneUnverified' })
    ? ((failure && messageIn(failure, i18n.locale)) ?? t(unverified))
    : undefined;
}
