import { TarError, type TarReader } from './tar-reader';

/** Member of a tar archive. Folders have no size. */
type TarMember = { path: string; isFolder: boolean; size: number };

const BLOCK = 512;
/** Longest path that a header holds without extensions; PostgreSQL's are far shorter. */
const MAX_PATH = 100;
/** Start and length of the fields of a header that we write or read. */
const FIELDS = {
  path: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
} as const;

/** Returns the header of a member, in the ustar format, so that any `tar` unpacks the archive. */
export function tarHeader({ path, isFolder, size }: TarMember, modifiedAt: Date): Buffer {
  const name = isFolder ? `${path}/` : path;
  if (Buffer.byteLength(name) > MAX_PATH) throw new TarError(`the path ${path} is too long for a tar archive`);
  const header = Buffer.alloc(BLOCK);
  const write = (field: keyof typeof FIELDS, text: string) => header.write(text, FIELDS[field][0], 'utf8');
  write('path', name);
  write('mode', isFolder ? '0000700\0' : '0000600\0');
  header.write('0000000\0'.repeat(2), 108, 'utf8');
  write('size', `${size.toString(8).padStart(11, '0')}\0`);
  write(
    'time',
    `${Math.floor(modifiedAt.getTime() / 1_000)
      .toString(8)
      .padStart(11, '0')}\0`,
  );
  write('type', isFolder ? '5' : '0');
  header.write('ustar\u000000', 257, 'utf8');
  write('sum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** Returns the bytes that fill up a member's last block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Returns the bytes that end an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

/** Reads the next header; null at the end of the archive. */
export async function readTarHeader(reader: TarReader): Promise<TarMember | null> {
  const header = await reader.read(BLOCK);
  if (header.every((byte) => byte === 0)) return null;
  const text = (field: keyof typeof FIELDS) => {
    const [start, length] = FIELDS[field];
    return header
      .toString('utf8', start, start + length)
      .replace(/\0.*$/s, '')
      .trim();
  };
  if (Number.parseInt(text('sum'), 8) !== checksumOf(header)) throw new TarError('a header is damaged');
  const type = text('type');
  if (type !== '0' && type !== '5') throw new TarError(`a member has the unknown type ${type}`);
  return { path: text('path').replace(/\/$/, ''), isFolder: type === '5', size: Number.parseInt(text('size'), 8) };
}

/** Reads the content of a member in pieces, and skips its padding. */
export async function* readTarContent(reader: TarReader, size: number): AsyncGenerator<Buffer> {
  yield* reader.readPieces(size);
  await reader.read(tarPadding(size).length);
}

/** Sums the bytes of a header, with spaces in place of the sum. */
function checksumOf(header: Buffer): number {
  const [start, length] = FIELDS.sum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 0x20 : byte), 0);
}
