import { useCallback } from 'react';

/** A ref that fills an empty field with what was remembered, once it is known; never over what was typed meanwhile. */
export const usePrefill = (value: string) =>
  useCallback(
    (input: HTMLInputElement | null) => {
      if (input && input.value === '') input.value = value;
    },
    [value],
  );

/** The same for a box. */
export const usePretick = (on: boolean) =>
  useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.checked = on;
    },
    [on],
  );
