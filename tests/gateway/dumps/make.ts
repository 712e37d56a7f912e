import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { readConfig } from '../../../src/gateway/config';
import { indexGames } from '../../../src/gateway/game/index-games';
import { startGateway } from '../../../src/gateway/gateway';
import type { ModuleContext } from '../../../src/gateway/module-context';
import { opsAt } from '../support/call';
import { admin, named } from '../support/postgres';
import { beInUse, hasWithdrawals } from './activity';
import { answersOf } from './answers';
import { closesForMaintenance, isCutShort, live } from './life';
import { clientOf, operate, type Use } from './life/use';
import { emptyTables } from './rows';
import { SETTINGS_OF_DUMPS, serveIdle } from './serve';

type Asked = { to: string; server: string; commit: string };

/** Uses a new database on a server; writes its dump to `TO.sql.gz`, and the gateway's responses to `TO.json`. */
export async function makeDump({ to, server, commit }: Asked): Promise<void> {
  const database = `maidan_dump_${Date.now()}`;
  const url = named(server, database);
  await admin(server, `create database ${database}`);
  try {
    await isUsed(url);
    const { use, close } = await serveIdle(url);
    try {
      await isCutShort(use);
      await hasWithdrawals({ ops: opsOf(use) }, await clientOf(use, 'downline'), use.pool);
      const known = { commit, madeAt: new Date().toISOString(), ...(await answersOf(use)) };
      writeFileSync(`${to}.json`, `${JSON.stringify(known, null, 1)}\n`);
      await closesForMaintenance(use);
      for (const table of await emptyTables(use.pool)) console.log(`empty: ${table}`);
    } finally {
      await close();
    }
    writeFileSync(`${to}.sql.gz`, gzipSync(dumpOf(url), { level: 9 }));
  } finally {
    await admin(server, `drop database ${database} with (force)`);
  }
}

/** Runs a gateway with its jobs, and uses it. */
async function isUsed(url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const pool = new pg.Pool({ connectionString: url });
  try {
    const env = {
      ...SETTINGS_OF_DUMPS,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORTAL_DIR: dataDir,
      STUDIO_DIR: dataDir,
    };
    const gateway = await startGateway(readConfig(env));
    const at = `http://localhost:${gateway.port}`;
    try {
      await thinCatalogue(gateway.ctx);
      await live({ url: at, ctx: gateway.ctx, pool });
      await beInUse({ url: at, ops: opsAt(`http://127.0.0.1:${gateway.opsPort}`, dataDir) });
    } finally {
      await gateway.stop();
    }
  } finally {
    await pool.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Leaves one in eight of the games that the demo invents: their search keys would be most of a dump. */
async function thinCatalogue({ db }: ModuleContext) {
  await db.execute(sql`delete from games where vassalage <> 'MAIDANLAB' and category not in ('LOTT', 'ELOTT') and place % 8 > 0
    and game_id not in (select game_id from recent_games)`);
  await indexGames(db);
}

/** Operators' commands without their server. */
const opsOf =
  (use: Use): ReturnType<typeof opsAt> =>
  async (command, args = []) => {
    const value = await operate(use, command, args);
    const reply = { success: true, message: '', value };
    return { status: 200, headers: new Headers(), text: JSON.stringify(value), reply };
  };

/** As statements alone: without psql's own commands, which no server knows. */
function dumpOf(url: string): string {
  const flags = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
  const sql = execFileSync(process.env.PG_DUMP ?? 'pg_dump', [...flags, url], { encoding: 'utf8', maxBuffer: 1e9 });
  return sql.replace(/^\\.*\n/gm, '');
}
