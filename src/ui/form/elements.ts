import type { FormEvent } from 'react';
import type { ListFilter } from '../../../machines/platform/list/list.machine';

/** The name of the field of a form that was typed into. */
export const fieldIn = ({ target }: FormEvent<HTMLFormElement>): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target.name
    : '';

/** Returns the values of a filter form. */
export const filterOf = (form: HTMLFormElement): ListFilter =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Sets the text of a form's field as if it had been typed, so that listeners are notified. */
export function putTyped(form: HTMLFormElement | null, name: string, text: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
