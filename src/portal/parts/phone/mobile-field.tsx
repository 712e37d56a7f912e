import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';
import { Field } from '../../../ui/field';
import { CountryBox } from './country-box';
import type { CountryPickerRef } from './country-picker.flow';
import { editNumber } from './number-in';
import type { SmsCountdownRef } from './sms-countdown.flow';
import { useNumberError } from './use-number-error';
import './joined.css';

type Props = {
  id: string;
  /** Left out where the country-code picker is not enabled. */
  picker?: CountryPickerRef;
  /** Omitted if no code is sent to the number; then its errors stay here until they are fixed. */
  countdown?: SmsCountdownRef;
  name?: string;
  label?: string;
  hint?: ReactNode;
  error?: string;
  must?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A mobile number with its country (s2.login.mobile-tab); digits of either script. */
export function MobileField({ id, picker, countdown, name = 'mobileNum', label, hint, error, must, ref }: Props) {
  const { t } = useLingui();
  const hasRoom = useSelector(picker, (state) => state?.hasTag('room') ?? false);
  const misdialled = useNumberError(countdown);
  return (
    <Field
      id={id}
      label={label ?? t({ id: 'phone.number', message: 'Mobile number' })}
      hint={hint}
      error={error ?? misdialled}
      must={must}
    >
      {(control) => (
        <div className={hasRoom ? 'join join-room' : 'join'}>
          {picker && <CountryBox picker={picker} />}
          <input
            className="input num"
            ref={ref}
            name={name}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            required={must}
            onInput={(event) => editNumber(countdown, event.currentTarget.form)}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
