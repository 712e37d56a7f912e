import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Field } from '../../ui/field';
import { CountryBox } from './country-box';
import type { CountryPickerRef } from './refs';
import './joined.css';

type Props = {
  id: string;
  /** Left out where the country-code picker is not enabled. */
  picker?: CountryPickerRef;
  name?: string;
  label?: string;
  hint?: ReactNode;
  error?: string;
  must?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A mobile number with its country (s2.login.mobile-tab); digits of either script. */
export function MobileField({ id, picker, name = 'mobileNum', label, hint, error, must, ref }: Props) {
  const { t } = useLingui();
  return (
    <Field id={id} label={label ?? t({ id: 'phone.number', message: 'Mobile number' })} hint={hint} error={error} must={must}>
      {(control) => (
        <div className="join">
          {picker && <CountryBox picker={picker} />}
          <input
            className="input num"
            ref={ref}
            name={name}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            required={must}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
