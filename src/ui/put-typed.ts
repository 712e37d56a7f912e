/** Sets the text of a form's field as if it had been typed, so that listeners are notified. */
export function putTyped(form: HTMLFormElement | null, name: string, text: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
