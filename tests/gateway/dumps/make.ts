import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { readConfig } from '../../../src/gateway/config';
import { startGateway } from '../../../src/gateway/gateway';
import { opsAt } from '../support/call';
import { admin, named } from '../support/postgres';
import { beInUse } from './activity';

/** Has a new database of a server used by this gateway, and keeps a dump of it as `tests/gateway/dumps/NAME.sql.gz`. */
export async function makeDump(name: string, server: string): Promise<void> {
  const database = `maidan_dump_${Date.now()}`;
  const own = named(server, database);
  await admin(server, `create database ${database}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const pool = new pg.Pool({ connectionString: own });
  try {
    const env = { DATABASE_URL: own, DATA_DIR: dataDir, PORTAL_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };
    const gateway = await startGateway(
      readConfig({ ...env, LOG_LEVEL: 'error', LIMIT_FACTOR: '1000', SESSION_IDLE: '24h', DEMO_TEAM: 'off' }),
    );
    const url = `http://127.0.0.1:${gateway.port}`;
    await beInUse({ url, ops: opsAt(`http://127.0.0.1:${gateway.opsPort}`, dataDir) }, pool).finally(() => gateway.stop());
    writeFileSync(`tests/gateway/dumps/${name}.sql.gz`, gzipSync(dumpOf(own), { level: 9 }));
  } finally {
    await pool.end();
    await admin(server, `drop database ${database} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As statements alone: without psql's own commands, which no server knows. */
function dumpOf(url: string): string {
  const flags = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
  const sql = execFileSync(process.env.PG_DUMP ?? 'pg_dump', [...flags, url], { encoding: 'utf8', maxBuffer: 1e9 });
  return sql.replace(/^\\.*\n/gm, '');
}
