import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText } from './field';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className'> & FieldText;

/** A line to type in; uncontrolled, so that what was typed is never lost. Pasting is allowed everywhere. */
export const TextInput = ({ label, hint, error, good, must, id, ...rest }: Props) => (
  <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
    {(control) => <input className="input" required={must} {...rest} {...control} />}
  </Field>
);
