import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Provides the workers with a temporary folder that is removed after the run, because a file whose tests are all
 * filtered out never runs its own clean-up.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-run-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
