/**
 * `DATABASE_URL=… node tests/gateway/dumps/make.mjs NAME`: keeps a dump of a database that the gateway of today has used. The server must be
 * the oldest that we run on, so that the dump can be loaded anywhere, and `pg_dump` (or what PG_DUMP names) no older than it.
 */
import { createServer } from 'vite';

const [name] = process.argv.slice(2);
const server = process.env.DATABASE_URL;
if (!name || !server) throw new Error('a name for the dump and DATABASE_URL are needed');
const vite = await createServer({ configFile: false, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false } });
try {
  const { makeDump } = await vite.ssrLoadModule('/tests/gateway/dumps/make.ts');
  await makeDump(name, server);
} finally {
  await vite.close();
}
