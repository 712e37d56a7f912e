import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import { ApiError } from '../context';
import { turns } from '../jobs/turns';
import type { Spooled } from '../spool';

/** The bundle has it beside itself. */
const DRAW = fileURLToPath(new URL('./draw.mjs', import.meta.url));
/** Timeout for drawing a picture, ms: one that takes longer is rejected. */
const PATIENCE = 20_000;
type Timed = Pick<Config, 'timeoutFactor'>;
/** How the process ends that was given what is no picture, or too large. */
const NOT_TAKEN = 2;

// One at a time: pictures are few and can wait, log-ins are many and cannot.
const turn = turns(1);

/**
 * A picture that came from somebody, drawn anew as PNG, so that nothing but its pixels is kept (asvs 5.2.2, 5.3.1), the way up that its camera
 * says. What it is, is told by its content: refuses with `upload.kind` what is neither PNG nor JPEG, or cannot be drawn. `square`: px of the
 * sides of its middle, where it is to be as small as that; else it stays as it is, up to 2,000 px.
 */
export async function drawnAnew({ timeoutFactor }: Timed, picture: Spooled, square?: number): Promise<Buffer> {
  const done = await turn();
  try {
    return await draw(picture, PATIENCE * timeoutFactor, square);
  } finally {
    done();
  }
}

/** In a process of its own, which is given the picture and none of our settings. */
async function draw({ fd }: Spooled, timeout: number, square?: number): Promise<Buffer> {
  const child = spawn(process.execPath, square ? [DRAW, String(square)] : [DRAW], {
    env: {},
    timeout,
    stdio: [fd, 'pipe', 'inherit'],
  });
  const [drawn, [code]] = await Promise.all([child.stdout ? buffer(child.stdout) : null, once(child, 'close')]);
  if (code === 0 && drawn) return drawn;
  // Without a code it was killed: by its patience, or by what it drew.
  if (code === NOT_TAKEN || code === null) throw new ApiError(415, 'upload.kind');
  throw new Error(`the process that draws ended with ${code}`);
}
