import { useLingui } from '@lingui/react/macro';
import { wholeIn } from '../../../../contract/money/money';
import { inDigits } from '../../../../ui/format';
import { TextInput } from '../../../../ui/text-input';

/**
 * Parses a typed count of at most six digits (own.money.typed): 0 for an empty field, null for anything that is not a
 * count.
 */
export function countOf(typed: string): number | null {
  const count = typed.trim() === '' ? 0 : wholeIn(typed);
  return count !== null && count < 1_000_000 ? count : null;
}

type Props = { label: string; value: number; onCount: (count: number) => void };

/** A whole number in the digits of the language; empty is 0. Other input leaves the value unchanged. */
export function CountInput({ label, value, onCount }: Props) {
  const { i18n } = useLingui();
  const change = (typed: string) => {
    const count = countOf(typed);
    if (count !== null) onCount(count);
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      label={label}
      value={value > 0 ? inDigits(`${value}`, i18n.locale) : ''}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
