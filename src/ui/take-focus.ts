/** Ref callback for content that appears and must be read next. Its element needs `tabIndex={-1}`. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Ref callback for the field that follows a button: it takes the focus from the disabled button, or if no control has
 * it. A player who has moved on to another field is not interrupted.
 */
export const takeFocusFromButton = (element: HTMLElement | null) => {
  if (document.activeElement?.matches('body, [role="dialog"], button[aria-disabled="true"]')) element?.focus();
};

/**
 * Ref callback for content that loads later or replaces the focused element: it takes the focus only if no control has
 * it.
 */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement?.matches('body, [role="dialog"]')) element?.focus();
};
