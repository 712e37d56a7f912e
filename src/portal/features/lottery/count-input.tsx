import { useLingui } from '@lingui/react/macro';
import { latinDigits } from '../../../contract/money';
import { inDigits } from '../../ui/format';
import { TextInput } from '../../ui/text-input';

/** What is typed as a count, in either digits; 0 where nothing is. */
export const countOf = (typed: string): number => Number(latinDigits(typed).replace(/\D/g, '').slice(0, 6));

type Props = { label: string; value: number; onCount: (count: number) => void };

/** A whole number in the digits of the language, typed in either; empty is 0. */
export function CountInput({ label, value, onCount }: Props) {
  const { i18n } = useLingui();
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      label={label}
      value={value > 0 ? inDigits(`${value}`, i18n.locale) : ''}
      onChange={({ currentTarget }) => onCount(countOf(currentTarget.value))}
    />
  );
}
