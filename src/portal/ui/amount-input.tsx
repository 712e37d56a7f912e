import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { SETTINGS } from '../../contract';
import { Field, type FieldText } from './field';
import { digits } from './format';
import './styles/amount-input.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'inputMode'> & FieldText & { quick?: readonly number[] };

/** A sum to type, in digits of either script, with the currency before it; `quick` are whole sums that a press puts there. */
export function AmountInput({ label, hint, error, good, must, id, quick = [], ...rest }: Props) {
  const { t, i18n } = useLingui();
  const put = (into: string, sum: string) => {
    const input = document.getElementById(into);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = sum;
    input.focus();
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
      {(control) => (
        <>
          <div className="amount">
            <span aria-hidden="true">{SETTINGS.currencySymbol}</span>
            <input className="input num" inputMode="decimal" autoComplete="off" maxLength={24} required={must} {...rest} {...control} />
          </div>
          {quick.length > 0 && (
            <fieldset className="quick" aria-label={t({ id: 'common.quickSums', message: 'Quick sums' })}>
              {quick.map((sum) => (
                <button type="button" className="btn btn-2 btn-s num" key={sum} onClick={() => put(control.id, digits(sum, i18n.locale))}>
                  {digits(sum, i18n.locale)}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
