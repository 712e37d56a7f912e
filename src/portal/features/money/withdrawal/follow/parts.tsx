import { useLingui } from '@lingui/react/macro';
import { type InputEvent, useRef } from 'react';
import { amountOf, fromWire, toWire } from '../../../../../contract/money/money';
import { putTyped } from '../../../../../ui/form/elements';
import type { FieldOf } from '../../../../../ui/form/form.flow';
import { money, readAmount, sum } from '../../../../../ui/format';
import { NumberInput } from '../../../../../ui/number-input';
import './follow.css';

type Props = { amount: string; field: FieldOf };

/** Received and missing parts: the second follows from the first as it is typed, and can be edited. */
export function Parts({ amount, field }: Props) {
  const { t, i18n } = useLingui();
  const all = money(amount, i18n.locale);
  const share = useRef<HTMLProgressElement>(null);
  const reckon = ({ currentTarget: { value, form } }: InputEvent<HTMLInputElement>) => {
    const received = fromWire(amountOf(value) ?? '0.00');
    const rest = fromWire(amount) - received;
    putTyped(form, 'remainingAmount', rest >= 0n ? sum(toWire(rest), i18n.locale) : '');
    if (share.current) share.current.value = Number(received);
  };
  return (
    <>
      <div className="split">
        <NumberInput
          {...field('receivedAmount')}
          label={t({ id: 'withdraw.part.received', message: 'Received (P)' })}
          hint={t({ id: 'withdraw.part.hint', message: `Less than ${all}` })}
          inputMode="decimal"
          read={readAmount}
          onInput={reckon}
        />
        <NumberInput
          {...field('remainingAmount')}
          label={t({ id: 'withdraw.part.remaining', message: 'Remaining (P)' })}
          inputMode="decimal"
          read={readAmount}
        />
      </div>
      <progress className="share" ref={share} max={Number(fromWire(amount))} value={0} aria-hidden="true" />
    </>
  );
}
