import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Offer } from '../../../../machines/registration/registration.types';
import { isRequired, MODULES } from '../../../contract';
import { useModule } from '../../app/portal-context';
import { MobileField } from '../phone/mobile-field';
import { SmsCodeField } from '../phone/sms-code-field';
import { useNumberError } from '../phone/use-number-error';
import type { RegistrationRef, RegistrationState } from './refs';

type Props = { id: string; registration: RegistrationRef; offer: Offer; absent: boolean; errorOf: (name: string) => string | undefined };

/** The number with its country, and the code that is sent to it where somebody sends one (s5.registration.sms-code). */
export function PhoneFields({ id, registration, offer, absent, errorOf }: Props) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const picked = useModule(MODULES.countryPicker);
  const { countryPicker, smsCountdown } = state.children;
  const picker = picked && countryPicker?.getSnapshot().status === 'active' ? countryPicker : undefined;
  const wrongNumber = useNumberError(smsCountdown);
  const unproven = useUnproven(state);
  return (
    <fieldset hidden={absent} disabled={absent} className="register-phone">
      <MobileField
        id={`${id}-mobileNum`}
        picker={picker}
        must={isRequired(offer.rules, state.context.way, 'mobileNum')}
        error={errorOf('mobileNum') ?? wrongNumber}
      />
      {offer.code && smsCountdown?.getSnapshot().status === 'active' && (
        <SmsCodeField
          id={`${id}-verificationCode`}
          countdown={smsCountdown}
          must={state.context.way === 'mobile'}
          error={errorOf('verificationCode') ?? unproven}
        />
      )}
    </fieldset>
  );
}

const unverified = msg({ id: 'register.unproven', message: 'The number could not be verified. Try again.' });

/** The provider's reason, beside its own field and nowhere else (s8.registration.phone-verification). */
function useUnproven({ context: { failure }, matches }: RegistrationState): string | undefined {
  const { t } = useLingui();
  return matches({ editing: 'unproven' }) ? (failure?.message ?? t(unverified)) : undefined;
}
