import { SETTINGS } from '../../contract';

/** How a file of each kind begins. */
const KINDS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];
const LONGEST = Math.max(...KINDS.map((kind) => kind.length));

/** The code of what is wrong with a picture, or null: png or jpg by content, 5 MB at most (s9.const.images). The gateway looks again. */
export async function wrongWithPicture(file: Blob): Promise<'upload.kind' | 'upload.tooLarge' | null> {
  if (file.size > SETTINGS.images.bytes) return 'upload.tooLarge';
  const begin = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  return KINDS.some((kind) => kind.every((byte, at) => begin[at] === byte)) ? null : 'upload.kind';
}

/** The bytes of a file as base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
