import { type ComponentPropsWithRef, useState } from 'react';
import { normaliseCode } from '../contract/platform/normalise';
import { Field, type FieldText } from './field';
import './styles/code-input.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'onInput' | 'value'> &
  FieldText & { length?: number };

/**
 * Input for a one-time code: a single real input, which supports pasting and keyboard suggestions, over separate cells.
 * Digits of either script appear as typed.
 */
export function CodeInput({ label, hint, error, good, must, id, length = 6, defaultValue = '', ...rest }: Props) {
  const [typed, setTyped] = useState(String(defaultValue));
  // Typed digits retain their script; a pasted message is reduced to its code.
  const signs = [...(/[^\d০-৯\s]/.test(typed) ? normaliseCode(typed) : typed.replace(/\s/g, ''))];
  const cells = Array.from({ length }, (_, at) => at);
  return (
    <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
      {(control) => (
        <div className="otp">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            required={must}
            maxLength={255}
            defaultValue={defaultValue}
            {...rest}
            {...control}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {cells.map((at) => (
            <span key={at} className={at === Math.min(signs.length, length - 1) ? 'at' : undefined} aria-hidden="true">
              {signs[at]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
