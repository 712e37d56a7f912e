import type { PageData } from '../data';

/** The data of the page, from its letters. */
export async function unpacked(letters: string): Promise<PageData> {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}
