/** Decodes a part of the document that was packed at build time: gzipped text as base64. */
export function unpacked(letters: string): Response {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
}
