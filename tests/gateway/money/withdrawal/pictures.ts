import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { SETTINGS } from '../../../../src/contract';
import { blob } from '../wallet/support';

export const plain = (width: number, height: number, background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background }, limitInputPixels: false });

/** A PNG chunk: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Bytes of a PNG before its second chunk. */
const HEAD = 33;
/** Four comments of 50 MB each, a single letter repeated. */
async function commented(): Promise<Buffer> {
  const picture = await plain(100, 100, '#0b5d3f').png().toBuffer();
  const comment = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 'A'))]),
  );
  return Buffer.concat([picture.subarray(0, HEAD), comment, comment, comment, comment, picture.subarray(HEAD)]);
}

/** Incompressible noise, which stays as long when it is drawn again. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

/**
 * The most expensive accepted picture of each kind: held whole and rotated, in row width, in metadata, in output size.
 */
export async function worst(): Promise<Blob[]> {
  const pictures = await Promise.all([
    plain(3_640, 3_640, '#0b5d3f')
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    plain(3_160, 3_160, '#0b5d3f', 4).png({ progressive: true }).toBuffer(),
    plain(8_192, 6_340, '#0b5d3f', 4).png().toBuffer(),
    commented(),
    noise(2_000).jpeg({ quality: 90 }).toBuffer(),
  ]);
  return pictures.map((picture) =>
    blob(Buffer.concat([picture, Buffer.alloc(SETTINGS.images.bytes - picture.length)])),
  );
}

/** The maximum number of pixels in few rows. */
export const wide = async () => blob(await plain(100_000, 520, '#0b5d3f', 4).png().toBuffer());

/** Memory of a process and its children in MB, and the ids of the children. */
export async function processesOf(pid?: number): Promise<{ memory: number; children: number[] }> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,rss=']);
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const family = rows.filter(([own, parent]) => own === pid || parent === pid);
  return {
    memory: family.reduce((sum, [, , rss = 0]) => sum + rss / 1_024, 0),
    children: family.flatMap(([own = 0, parent]) => (parent === pid ? [own] : [])),
  };
}
