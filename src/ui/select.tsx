import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText } from './field';

type Props = Omit<ComponentPropsWithRef<'select'>, 'className'> & FieldText;

/** One of many, by the browser's own list, which every phone draws in its way. */
export const Select = ({ label, hint, error, good, must, id, children, ...rest }: Props) => (
  <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
    {(control) => (
      <select className="input" required={must} {...rest} {...control}>
        {children}
      </select>
    )}
  </Field>
);
