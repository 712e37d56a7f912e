import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A body that has arrived whole, in a file without a name, which reads from its beginning; gone when it is closed, or with the process. */
export class Spooled {
  constructor(private readonly file: FileHandle) {}

  get fd(): number {
    return this.file.fd;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Keeps a body in a file as it arrives: however long that takes, it takes no memory. */
export async function spool(body: AsyncIterable<Buffer>): Promise<Spooled> {
  const path = join(tmpdir(), `maidan-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let at = 0;
    // Written where it belongs, which leaves the file at its beginning for who reads it.
    for await (const piece of body) at += (await file.write(piece, 0, piece.length, at)).bytesWritten;
    return new Spooled(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}
