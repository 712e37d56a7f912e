import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { SETTINGS } from '../../contract';
import { Button } from './button';
import { Field, type FieldText } from './field';
import { digits } from './format';
import { putTyped } from './put-typed';
import './styles/amount-input.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'inputMode'> & FieldText & { quick?: readonly number[] };

/** A sum to type, in digits of either script, with the currency before it; `quick` are whole sums that a press puts there. */
export function AmountInput({ label, hint, error, good, must, id, quick = [], ...rest }: Props) {
  const { t, i18n } = useLingui();
  const put = ({ currentTarget }: MouseEvent<HTMLButtonElement>, sum: string) =>
    putTyped(currentTarget.form, rest.name ?? '', sum)?.focus();
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
        {(control) => (
          <div className="amount">
            <span aria-hidden="true">{SETTINGS.currencySymbol}</span>
            <input className="input num" inputMode="decimal" autoComplete="off" maxLength={24} required={must} {...rest} {...control} />
          </div>
        )}
      </Field>
      {quick.length > 0 && (
        <fieldset className="quick-sums" aria-label={t({ id: 'common.quickSums', message: 'Quick amounts' })}>
          {quick.map((sum) => (
            <Button small key={sum} onClick={(event) => put(event, digits(sum, i18n.locale))}>
              <span className="num">{digits(sum, i18n.locale)}</span>
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
