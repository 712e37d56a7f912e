/**
 * `DATABASE_URL=… node tests/gateway/dumps/make.mjs NAME [COMMIT]`: dumps a database that the gateway of COMMIT
 * (default: this tree; none older than the folders by area) has used, and stores that gateway's responses. The server
 * must be the oldest that we run on, so that the dump loads anywhere, and `pg_dump` (or PG_DUMP) no older than it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';

const HERE = 'tests/gateway/dumps';
const [name, commit] = process.argv.slice(2);
const server = process.env.DATABASE_URL;
if (!name || !server) throw new Error('a name for the dump and DATABASE_URL are needed');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Checks out a commit, for today's maker with today's packages. */
function scratchTree() {
  const root = join(mkdtempSync(join(tmpdir(), 'maidan-tree-')), 'tree');
  git('worktree', 'add', '--quiet', '--detach', root, commit);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  rmSync(join(root, HERE), { recursive: true, force: true });
  cpSync(HERE, join(root, HERE), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(dirname(root), { recursive: true });
  };
  return { root, remove };
}

/** Runs the maker in a tree. */
async function makeIn(root) {
  const request = { to: resolve(HERE, name), server, commit: git('rev-parse', commit ?? 'HEAD') };
  process.chdir(root);
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { makeDump } = await vite.ssrLoadModule(`/${HERE}/make.ts`);
    await makeDump(request);
  } finally {
    await vite.close();
  }
}

const home = process.cwd();
const { root, remove } = commit ? scratchTree() : { root: home, remove: () => undefined };
try {
  await makeIn(root);
} finally {
  process.chdir(home);
  remove();
}
