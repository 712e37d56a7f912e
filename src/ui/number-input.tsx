import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type InputEvent, type ReactNode, useState } from 'react';
import { Field, type FieldText } from './field';
import './styles/number-input.css';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'inputMode' | 'type'>;
type Props = InputProps &
  FieldText & {
    /** Whole numbers or decimals: decides the keyboard of a phone. */
    inputMode: 'numeric' | 'decimal';
    /** Formats a number as it was understood, in a language; null while the text is not a number. */
    read: (typed: string, language: string) => string | null;
    /** Unit in front of the number. */
    symbol?: ReactNode;
  };

/** Number field. While the player types, the line below shows how the number is understood (own.money.typed). */
export function NumberInput({
  label,
  hint,
  error,
  good,
  must,
  id,
  read,
  symbol,
  onInput,
  defaultValue = '',
  ...rest
}: Props) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(String(defaultValue));
  const change = (event: InputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
      {(control) => (
        <>
          <div className={symbol ? 'amount' : undefined}>
            {symbol && <span aria-hidden="true">{symbol}</span>}
            <input
              className={symbol ? 'input num' : 'input'}
              autoComplete="off"
              maxLength={24}
              required={must}
              {...rest}
              {...control}
              defaultValue={defaultValue}
              onInput={change}
            />
          </div>
          <p className="reading num" aria-live="polite">
            {read(typed, i18n.locale)}
          </p>
        </>
      )}
    </Field>
  );
}
