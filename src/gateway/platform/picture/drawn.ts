import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import { ApiError } from '../context';
import { turns } from '../jobs/turns';
import type { Spooled } from '../spool';

/** Script next to this file, in the bundle as well. */
const DRAW = fileURLToPath(new URL('./draw.mjs', import.meta.url));
/** Timeout for drawing a picture, ms: one that takes longer is rejected. */
const TIMEOUT_MS = 20_000;
type Timed = Pick<Config, 'timeoutFactor'>;
/** Exit code for input that is not a picture, or too large. */
const REJECTED = 2;

// Serialized: uploads are rare and can wait, logins cannot.
const turn = turns(1);

/**
 * Re-encodes an uploaded picture as PNG, so that only its pixels remain (asvs 5.2.2, 5.3.1), rotated by its camera's
 * orientation. The content determines the type: throws `upload.kind` if it is neither PNG nor JPEG, or cannot be
 * decoded. `square`: crops the middle to this size, px; else the picture keeps its size, up to 2,000 px.
 */
export async function reencodePicture({ timeoutFactor }: Timed, picture: Spooled, square?: number): Promise<Buffer> {
  const done = await turn();
  try {
    return await draw(picture, TIMEOUT_MS * timeoutFactor, square);
  } finally {
    done();
  }
}

/** Decodes in a separate process, which gets the picture but none of our settings. */
async function draw({ fd }: Spooled, timeout: number, square?: number): Promise<Buffer> {
  const child = spawn(process.execPath, square ? [DRAW, String(square)] : [DRAW], {
    env: {},
    timeout,
    stdio: [fd, 'pipe', 'inherit'],
  });
  const [drawn, [code]] = await Promise.all([child.stdout ? buffer(child.stdout) : null, once(child, 'close')]);
  if (code === 0 && drawn) return drawn;
  // No exit code: the timeout killed it, or decoding crashed.
  if (code === REJECTED || code === null) throw new ApiError(415, 'upload.kind');
  throw new Error(`the drawing process exited with code ${code}`);
}
