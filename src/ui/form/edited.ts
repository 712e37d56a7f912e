import type { FormEvent } from 'react';

/** The name of the field of a form that was typed into. */
export const fieldIn = ({ target }: FormEvent<HTMLFormElement>): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target.name
    : '';
