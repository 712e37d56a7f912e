import type { ComponentProps, ComponentPropsWithRef, InputEvent } from 'react';
import { Field, type FieldText } from './field';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className'> & FieldText;

/** A line to type in; uncontrolled, so that what was typed is never lost. Pasting is allowed everywhere. */
export const TextInput = ({ label, hint, error, good, must, id, ...rest }: Props) => (
  <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
    {(control) => <input className="input" required={must} {...rest} {...control} />}
  </Field>
);

const markEmpty = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
  currentTarget.toggleAttribute('data-empty', currentTarget.value === '');

/** A day. WebKit shows today where none is set, so an empty field is marked for its sheet (`own.form.empty-date`). */
export const DateInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'onInput'>) => (
  <TextInput {...props} type="date" data-empty={props.defaultValue ? undefined : ''} onInput={markEmpty} />
);
