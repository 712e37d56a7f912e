import { SETTINGS } from '../../contract';

/** First bytes of PNG and JPEG files, in base64. */
const BEGINNINGS = ['iVBORw0KGgo', '/9j/'];
const ENOUGH = 12;

/**
 * Returns the picture if it can be sent, else an error code: PNG or JPEG by content, at most 5 MB (s9.const.images).
 * The gateway checks again.
 */
export async function pictureOf(file: Blob): Promise<{ image: Blob } | { code: 'upload.kind' | 'upload.tooLarge' }> {
  if (file.size > SETTINGS.images.bytes) return { code: 'upload.tooLarge' };
  const begins = await base64Of(file.slice(0, ENOUGH));
  return BEGINNINGS.some((beginning) => begins.startsWith(beginning)) ? { image: file } : { code: 'upload.kind' };
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** Height of thumbnails in pixels, for screens with two pixels per point. */
const THUMBNAIL = 96;

/** Returns a thumbnail of a picture as a data URL; empty if the browser cannot decode it. */
export async function thumbnailOf(image: Blob): Promise<string> {
  try {
    const small = await createImageBitmap(image, { resizeHeight: THUMBNAIL, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [small.width, small.height];
    canvas.getContext('2d')?.drawImage(small, 0, 0);
    small.close();
    return canvas.toDataURL();
  } catch {
    return '';
  }
}
