/** Downloads a blob as a file. */
export function save(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Downloads a text as a file. */
export const saveText = (name: string, text: string): void =>
  save(name, new Blob([text], { type: 'application/octet-stream' }));
