/** A `ref` for what appears and must be read next. Whatever it is put on needs `tabIndex={-1}`. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * The same for the field that a button has made the next one: it takes the focus from a button that rests meanwhile, or where no control has
 * it. Who has gone on to another field types on there.
 */
export const takeFocusFromButton = (element: HTMLElement | null) => {
  if (document.activeElement?.matches('body, [role="dialog"], button[aria-disabled="true"]')) element?.focus();
};

/** The same for what comes later, or replaces what had the focus: it takes the focus only where no control has it. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement?.matches('body, [role="dialog"]')) element?.focus();
};
