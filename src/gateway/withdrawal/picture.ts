import { renderAsync } from '@resvg/resvg-js';
import { ApiError } from '../module-context';

/** The longest side of a picture that is kept, and the most pixels that are looked at: a small file can claim millions. */
const LONGEST = 2_000;
const MOST_PIXELS = 40_000_000;
type Size = { width: number; height: number };

/**
 * A picture that came from somebody, drawn anew as PNG, so that nothing but its pixels is kept (asvs 5.2.2, 5.3.1). What it is, is told by
 * its content: refuses with `upload.kind` what is neither PNG nor JPEG, or cannot be drawn.
 */
export async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  const [type, size] = isPng(bytes) ? ['png', pngSize(bytes)] : ['jpeg', jpegSize(bytes)];
  if (!size?.width || !size.height || size.width * size.height > MOST_PIXELS) throw new ApiError(415, 'upload.kind');
  const shrink = Math.min(1, LONGEST / Math.max(size.width, size.height));
  const [width, height] = [Math.ceil(size.width * shrink), Math.ceil(size.height * shrink)];
  const box = `width="${width}" height="${height}"`;
  const image = `<image ${box} href="data:image/${type};base64,${bytes.toString('base64')}"/>`;
  const drawn = await renderAsync(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${image}</svg>`).catch(() => null);
  if (!drawn || isEmpty(drawn.pixels)) throw new ApiError(415, 'upload.kind');
  return drawn.asPng();
}

/** What cannot be read is left out of the drawing, which is then see-through all over. */
const isEmpty = (pixels: Uint8Array) => pixels.every((part) => part === 0);

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
const pngSize = (bytes: Buffer): Size | null =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };

/** The frame header says it (ISO 10918-1): the segments before it are skipped. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 12 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}
