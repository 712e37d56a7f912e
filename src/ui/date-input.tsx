import type { ComponentProps, InputEvent } from 'react';
import { TextInput } from './text-input';

const markEmpty = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
  currentTarget.toggleAttribute('data-empty', currentTarget.value === '');

/** A day. WebKit shows today where none is set, so an empty field is marked for its sheet (`own.form.empty-date`). */
export const DateInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'onInput'>) => (
  <TextInput {...props} type="date" data-empty={props.defaultValue ? undefined : ''} onInput={markEmpty} />
);
