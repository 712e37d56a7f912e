import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Offer } from '../../../../machines/registration/registration.types';
import { isRequired } from '../../../contract';
import { TextInput } from '../../ui/text-input';
import { fieldHints, fieldLabels } from './field-words';
import type { RegistrationRef } from './refs';
import { useGood } from './use-good';

type Props = {
  id: string;
  registration: RegistrationRef;
  offer: Offer;
  absent: boolean;
  errorOf: (name: string) => string | undefined;
};

/** The number with its country, and the code that is sent to it where somebody sends one (s5.registration.sms-code). */
export function PhoneFields({ id, registration, offer, absent, errorOf }: Props) {
  const { t } = useLingui();
  const state = useSelector(registration, (snapshot) => snapshot);
  const good = useGood(state);
  const { way } = state.context;
  return (
    <div hidden={absent} className="register-phone">
      <TextInput
        id={`${id}-mobileNum`}
        name="mobileNum"
        type="tel"
        label={t(fieldLabels.mobileNum)}
        must={isRequired(offer.rules, way, 'mobileNum')}
        hint={t(fieldHints.mobileNum)}
        error={errorOf('mobileNum')}
        good={good('mobileNum')}
        disabled={absent}
        autoComplete="tel"
      />
      {offer.code && (
        <TextInput
          id={`${id}-verificationCode`}
          name="verificationCode"
          label={t(fieldLabels.verificationCode)}
          must={way === 'mobile'}
          hint={t(fieldHints.verificationCode)}
          error={errorOf('verificationCode')}
          disabled={absent}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </div>
  );
}
