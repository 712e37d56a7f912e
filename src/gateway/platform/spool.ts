import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Received body in an unlinked file, read from its start; it disappears when it is closed or the process ends. */
export class Spooled {
  constructor(private readonly file: FileHandle) {}

  get fd(): number {
    return this.file.fd;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Writes a body to a file as it arrives, so that slow uploads use no memory. */
export async function spool(body: AsyncIterable<Buffer>): Promise<Spooled> {
  const path = join(tmpdir(), `maidan-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let at = 0;
    // Positioned writes leave the file offset at the start for readers.
    for await (const piece of body) at += (await file.write(piece, 0, piece.length, at)).bytesWritten;
    return new Spooled(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}
