import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the workers a temporary folder that is removed with the run: a file whose tests are all filtered out never reaches its own clean-up.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-run-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
