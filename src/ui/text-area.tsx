import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText } from './field';
import './styles/text-area.css';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'className'> & FieldText;

/** Some lines to type in; uncontrolled, so that what was typed is never lost. */
export const TextArea = ({ label, hint, error, good, must, id, ...rest }: Props) => (
  <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
    {(control) => <textarea className="input text-area" required={must} {...rest} {...control} />}
  </Field>
);
