/** Gives the browser a text to keep as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
