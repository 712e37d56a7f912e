/** A `ref` for what appears and must be read next. Whatever it is put on needs `tabIndex={-1}`. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The same for what comes later, or replaces what had the focus: it takes the focus only where no control has it. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement?.matches('body, [role="dialog"]')) element?.focus();
};
