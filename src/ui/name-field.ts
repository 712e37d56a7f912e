/** The words of the label that a field has on the page; of a group of radios its legend; nothing where it has none. */
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

/** A `ref` for the place in which a field is named: with the words that its label has now, so that the two are never different. */
export function nameField(place: HTMLElement | null, fieldId: string) {
  if (place === null) return;
  const name = nameOf(fieldId);
  if (name === '') place.textContent = '';
  else place.textContent = name.endsWith('?') ? `${name} ` : `${name}: `;
}
