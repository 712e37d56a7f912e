import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startGateway } from '../../../src/gateway/gateway';
import { readConfig } from '../../../src/gateway/platform/config';
import type { ModuleContext } from '../../../src/gateway/platform/context';
import { indexGames } from '../../../src/gateway/play/game/index-games';
import { opsAt } from '../harness/call';
import { admin, named } from '../harness/postgres';
import { beInUse, makeWithdrawals } from './activity';
import { answersOf } from './answers';
import { emptyTables } from './catalog';
import { closeForMaintenance, leaveUnfinished, live } from './life';
import { clientOf, operate, type Use } from './life/use';
import { SETTINGS_OF_DUMPS, serveIdle } from './serve';

type DumpRequest = { to: string; server: string; commit: string };

/** Uses a new database on a server; writes its dump to `TO.sql.gz`, and the gateway's responses to `TO.json`. */
export async function makeDump({ to, server, commit }: DumpRequest): Promise<void> {
  const database = `maidan_dump_${Date.now()}`;
  const url = named(server, database);
  await admin(server, `create database ${database}`);
  try {
    await runGateway(url);
    const { use, close } = await serveIdle(url);
    let recorded: object;
    try {
      await leaveUnfinished(use);
      await makeWithdrawals({ ops: opsOf(use) }, await clientOf(use, 'downline'), use.pool);
      recorded = { commit, madeAt: new Date().toISOString(), ...(await answersOf(use)) };
      await closeForMaintenance(use);
      for (const table of await emptyTables(use.pool)) console.log(`empty: ${table}`);
    } finally {
      await close();
    }
    writeFileSync(`${to}.sql.gz`, gzipSync(dumpOf(url), { level: 9 }));
    writeFileSync(`${to}.json`, `${JSON.stringify(recorded, null, 1)}\n`);
  } finally {
    await admin(server, `drop database ${database} with (force)`);
  }
}

/** Runs a gateway with its jobs, and uses it. */
async function runGateway(url: string) {
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

/** Keeps one in eight of the demo's fictional games: their search keys would dominate the dump. */
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

/** Dumps plain statements, without psql's own commands, which servers do not know. */
function dumpOf(url: string): string {
  const flags = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
  const sql = execFileSync(process.env.PG_DUMP ?? 'pg_dump', [...flags, url], { encoding: 'utf8', maxBuffer: 1e9 });
  return sql.replace(/^\\.*\n/gm, '');
}
