// Draws the picture that comes in anew, as a PNG that goes out. Plain Node, a process of its own for each: what a picture takes is gone with it,
// and one that breaks the decoder breaks nothing else. Ends with 2 where the picture is not taken.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';

const NOT_TAKEN = 2;
/** The side, px, of a square that is cut out of the middle; 0: the picture whole. */
const SQUARE = Number(process.argv[2] ?? 0);
/** The longest side of a picture that is kept. */
const LONGEST = 2_000;
/** The most pixels that are looked at: a large phone's photo. A small file can claim millions. */
const MOST_PIXELS = 52_000_000;
/** The most bytes of pixels, where they do not come row by row but must all be held. */
const MOST_HELD = 40_000_000;
/** The most bytes in a row of a PNG: some two thousand are held. A JPEG is made smaller as it is read. */
const MOST_IN_ROW = 32_768;
const HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** A PNG's chunks with its pixels, and which way up they are. Others may be packed: a comment of 50 KB is 50 MB. */
const KEPT = ['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND'];

// Log-ins go first.
setPriority(5);
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });

/** A PNG without what is beside its pixels; anything else as it is. */
function bare(bytes) {
  if (!bytes.subarray(0, HEAD.length).equals(HEAD)) return bytes;
  const kept = [HEAD];
  for (let at = HEAD.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (KEPT.includes(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

async function draw(bytes) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, width, height, channels, depth, isProgressive } = await picture.metadata();
  const row = width * channels * (depth === 'ushort' ? 2 : 1);
  if (isProgressive && row * height > MOST_HELD) throw new RangeError(`${row * height} bytes would be held`);
  if (format === 'png' && row > MOST_IN_ROW) throw new RangeError(`${row} bytes would be in a row`);
  const upright = picture.autoOrient();
  if (SQUARE > 0) return upright.resize({ width: SQUARE, height: SQUARE, fit: 'cover' }).png().toBuffer();
  return upright.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

const drawn = await draw(bare(readFileSync(0))).catch(() => null);
if (drawn) process.stdout.write(drawn);
else process.exitCode = NOT_TAKEN;
