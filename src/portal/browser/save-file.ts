/** Has the browser fetch a file of ours, and keep it under the name that comes with it. */
export function fetchFile(path: string): void {
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

/** Hands a text to the browser to be kept as a file; spreadsheets know by its first character that it is UTF-8. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
