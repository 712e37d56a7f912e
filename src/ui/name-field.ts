/** Returns the text of a field's label, or of the legend for a radio button; empty if there is none. */
function nameOf(fieldId: string): string {
  const field = document.getElementById(fieldId);
  const group =
    field instanceof HTMLInputElement && field.type === 'radio'
      ? field.closest('fieldset')?.querySelector('legend')
      : null;
  const labels =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
  return ((group ?? (labels ? field.labels?.[0] : undefined))?.textContent ?? '').trim();
}

/** Ref callback that writes the label of a field into an element that refers to it, so that the two never differ. */
export function nameField(place: HTMLElement | null, fieldId: string) {
  if (place === null) return;
  const name = nameOf(fieldId);
  if (name === '') place.textContent = '';
  else place.textContent = name.endsWith('?') ? `${name} ` : `${name}: `;
}
