import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent } from 'react';
import { SETTINGS } from '../contract';
import { Button } from './button';
import { putTyped } from './form/elements';
import { digits, readAmount } from './format';
import { NumberInput } from './number-input';
import './styles/amount-input.css';

type Props = Omit<ComponentProps<typeof NumberInput>, 'inputMode' | 'read' | 'symbol'> & { quick?: readonly number[] };

/** A field for an amount with the currency before it; a press on one of the `quick` whole amounts fills it in. */
export function AmountInput({ quick = [], ...rest }: Props) {
  const { t, i18n } = useLingui();
  const put = ({ currentTarget }: MouseEvent<HTMLButtonElement>, sum: string) =>
    putTyped(currentTarget.form, rest.name ?? '', sum)?.focus();
  return (
    <div>
      <NumberInput {...rest} inputMode="decimal" symbol={SETTINGS.currencySymbol} read={readAmount} />
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
