/** A `ref` for what appears and must be read next. Whatever it is put on needs `tabIndex={-1}`. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The same for what replaces the thing that had the focus: it takes the focus only if nobody has it. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};
