/**
 * `DATABASE_URL=… node tests/gateway/dumps/make.mjs NAME [COMMIT]`: dumps a database that the gateway of COMMIT
 * (default: this tree) has used, and stores that gateway's responses. The server must be the oldest that we run on,
 * so that the dump loads anywhere, and `pg_dump` (or PG_DUMP) no older than it.
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

const to = resolve(HERE, name);
const { root, remove } = commit ? scratchTree() : { root: process.cwd(), remove: () => undefined };
const made = git('rev-parse', commit ?? 'HEAD');
const home = process.cwd();
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
  await makeDump({ to, server, commit: made });
} finally {
  await vite.close();
  process.chdir(home);
  remove();
}
