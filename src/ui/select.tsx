import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText } from './field';

type Props = Omit<ComponentPropsWithRef<'select'>, 'className'> & FieldText;

/** Select field with the browser's own list, which phones draw in their own style. */
export const Select = ({ label, hint, error, good, must, id, children, ...rest }: Props) => (
  <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
    {(control) => (
      <select className="input" required={must} {...rest} {...control}>
        {children}
      </select>
    )}
  </Field>
);
