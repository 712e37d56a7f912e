/** Has the browser fetch a file of ours, and keep it under the name that comes with it. */
export function fetchFile(path: string): void {
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

/** Spreadsheets detect UTF-8 by a byte order mark, which JSON parsers reject. */
const KINDS = {
  csv: { type: 'text/csv;charset=utf-8', first: '\ufeff' },
  json: { type: 'application/json', first: '' },
  html: { type: 'text/html;charset=utf-8', first: '' },
};

function kindOf(name: string): keyof typeof KINDS {
  if (name.endsWith('.json')) return 'json';
  return name.endsWith('.html') ? 'html' : 'csv';
}

/** Downloads a text as a file: JSON or a page by its name, otherwise a table. */
export function saveFile(name: string, text: string): void {
  const { type, first } = KINDS[kindOf(name)];
  const address = URL.createObjectURL(new Blob([first, text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
