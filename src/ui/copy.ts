/**
 * Puts `text` on the clipboard; false where the browser rejects. Players come through plain-HTTP mirrors too, where
 * the clipboard's own API is absent: there the old command does it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'vh';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
