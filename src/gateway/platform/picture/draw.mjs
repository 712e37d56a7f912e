// Re-encodes the picture on stdin as a PNG on stdout. Runs as a separate process per picture, which frees its memory
// and contains crashes of the decoder. Exits with code 2 if the picture is rejected.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';

const REJECTED = 2;
/** Side of a square cropped from the middle, px; 0: the whole picture. */
const SQUARE = Number(process.argv[2] ?? 0);
/** Maximum side of the result, px. */
const LONGEST = 2_000;
/** Maximum number of input pixels, a large phone's photo: a small file can claim millions. */
const MAX_PIXELS = 52_000_000;
/** Maximum bytes of pixels of a progressive picture, which is decoded as a whole. */
const MAX_HELD = 40_000_000;
/** Maximum bytes in a row of a PNG: about 2,000 rows are buffered. A JPEG is scaled down while it is decoded. */
const MAX_IN_ROW = 32_768;
const HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks of a PNG for its pixels and their orientation. Others may be zip bombs: 50 KB of comment unpack to 50 MB. */
const ALLOWED_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND'];

// Logins have priority.
setPriority(5);
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });

/** Strips a PNG down to its pixels; returns other formats unchanged. */
function bare(bytes) {
  if (!bytes.subarray(0, HEAD.length).equals(HEAD)) return bytes;
  const chunks = [HEAD];
  for (let at = HEAD.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (ALLOWED_CHUNKS.includes(bytes.toString('latin1', at + 4, at + 8))) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}

async function draw(bytes) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, width, height, channels, depth, isProgressive } = await picture.metadata();
  const row = width * channels * (depth === 'ushort' ? 2 : 1);
  if (isProgressive && row * height > MAX_HELD) throw new RangeError(`the picture needs ${row * height} bytes`);
  if (format === 'png' && row > MAX_IN_ROW) throw new RangeError(`a row has ${row} bytes`);
  const upright = picture.autoOrient();
  if (SQUARE > 0) return upright.resize({ width: SQUARE, height: SQUARE, fit: 'cover' }).png().toBuffer();
  return upright.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

const drawn = await draw(bare(readFileSync(0))).catch(() => null);
if (drawn) process.stdout.write(drawn);
else process.exitCode = REJECTED;
