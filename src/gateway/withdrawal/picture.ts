import sharp from 'sharp';
import { ApiError } from '../module-context';
import { turns } from '../platform/turns';

/** The longest side of a picture that is kept. */
const LONGEST = 2_000;
/**
 * The most pixels that are looked at, a large phone's photo, and the most bytes of them where they do not come row by row but must all be held:
 * a small file can claim millions.
 */
const MOST_PIXELS = 52_000_000;
const MOST_HELD = 40_000_000;
const KINDS = ['png', 'jpeg'];

// Drawn one at a time on one thread, and nothing remembered: pictures are few and can wait, log-ins are many and cannot.
sharp.concurrency(1);
sharp.cache(false);
const turn = turns(1);

/**
 * A picture that came from somebody, drawn anew as PNG, so that nothing but its pixels is kept (asvs 5.2.2, 5.3.1), the way up that its camera
 * says. What it is, is told by its content: refuses with `upload.kind` what is neither PNG nor JPEG, or cannot be drawn.
 */
export async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  const done = await turn();
  try {
    return await draw(bytes);
  } catch {
    throw new ApiError(415, 'upload.kind');
  } finally {
    done();
  }
}

async function draw(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, width, height, channels, depth, isProgressive } = await picture.metadata();
  const held = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (!KINDS.includes(format) || (isProgressive && held > MOST_HELD)) throw new TypeError(`${format} of ${held} bytes is not taken`);
  return picture.autoOrient().resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}
