import { useLingui } from '@lingui/react/macro';
import { type InputEvent, useId, useRef } from 'react';
import type { FieldProblem } from '../../../../../machines/form/form.machine';
import { amountOf, fromWire, toWire } from '../../../../contract/money';
import { ErrorSummary } from '../../../ui/error-summary';
import { money, sum } from '../../../ui/format';
import { TextInput } from '../../../ui/text-input';
import { partProblem } from './part-problem';
import './follow.css';

type Props = { amount: string; problems: readonly FieldProblem[] };

/** What was received and what remains: the second follows from the first as it is typed, and can be typed over. */
export function Parts({ amount, problems }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const all = money(amount, i18n.locale);
  const errors = problems.map(({ field, code }) => ({ field, fieldId: `${id}-${field}`, text: t(partProblem(code)) }));
  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errors.find((error) => error.field === name)?.text });
  const share = useRef<HTMLProgressElement>(null);
  const reckon = ({ currentTarget: { value, form } }: InputEvent<HTMLInputElement>) => {
    const remaining = form?.elements.namedItem('remainingAmount');
    const received = fromWire(amountOf(value) ?? '0.00');
    const rest = fromWire(amount) - received;
    if (remaining instanceof HTMLInputElement) remaining.value = rest >= 0n ? sum(toWire(rest), i18n.locale) : '';
    if (share.current) share.current.value = Number(received);
  };
  return (
    <>
      {errors.length > 0 && <ErrorSummary errors={errors} />}
      <div className="split">
        <TextInput
          {...field('receivedAmount')}
          label={t({ id: 'withdraw.part.received', message: 'Received (P)' })}
          hint={t({ id: 'withdraw.part.hint', message: `Less than ${all}` })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          onInput={reckon}
        />
        <TextInput
          {...field('remainingAmount')}
          label={t({ id: 'withdraw.part.remaining', message: 'Remaining (P)' })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
        />
      </div>
      <progress className="share" ref={share} max={Number(fromWire(amount))} value={0} aria-hidden="true" />
    </>
  );
}
