/** Puts a text into a field of a form as if it was typed there: whoever listens to the form hears of it. */
export function putTyped(form: HTMLFormElement | null, name: string, text: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
