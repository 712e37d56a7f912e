import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { latinDigits } from '../../../../contract/money/money';
import { Button } from '../../../../ui/button';
import { digits, inDigits } from '../../../../ui/format';
import { TextInput } from '../../../../ui/text-input';
import type { FieldProps } from './field-buttons';
import { useNames } from './names/use-names';
import './lottery.css';

/** A field with more choices than a board has room for: the numbers are typed, and shown as they are read. */
export function FieldTyped({ field: { name, choices }, chosen, onChoose }: FieldProps) {
  const { i18n } = useLingui();
  const names = useNames();
  const places = digits(choices[0]?.length ?? 1, i18n.locale);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('numbers') ?? '');
    onChoose([...new Set(latinDigits(typed).split(/\D+/).filter(Boolean))]);
  };
  return (
    <form className="lot-typed" onSubmit={send}>
      <TextInput
        name="numbers"
        inputMode="numeric"
        autoComplete="off"
        label={names.field(name)}
        hint={<Trans id="lottery.typed.hint">Numbers of {places} digits, with spaces between them</Trans>}
        defaultValue={chosen.join(' ')}
      />
      <Button type="submit">
        <Trans id="lottery.typed.use">Use these numbers</Trans>
      </Button>
      {chosen.length > 0 && <p className="num">{inDigits(chosen.join(' '), i18n.locale)}</p>}
    </form>
  );
}
