import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { haveGateway } from '../../e2e/harness/build';
import { startGateway } from '../cluster/gateway';
import { ACCOUNTS, type Load, logInAll, startLoad } from '../cluster/load';
import { killAll } from '../cluster/processes';
import { makePrimary, type Primary } from './primary';

/**
 * `npm run soak -- restore`: a PostgreSQL that pgBackRest backs up is destroyed under a load of money moves through two
 * gateways, and restored as the page of backups says: to a chosen second, then to the last archived moment. Prints a
 * row per exercise. Fails if a move that was acknowledged before the second is lost, if any is booked twice, or if the
 * ledger has a problem.
 */
const ADDRESSES = ['127.47.0.51', '127.47.0.52'];
/** Time of load before and after the chosen second, ms. */
const STEADY = 15_000;

type Gateway = Awaited<ReturnType<typeof startGateway>>;
type Row = Record<string, string | number>;

const secret = () => randomBytes(18).toString('hex');
const secondsSince = (start: number) => Math.round((Date.now() - start) / 100) / 10;

/** Measures a step, in seconds. */
async function timed(step: () => Promise<unknown>): Promise<number> {
  const start = Date.now();
  await step();
  return secondsSince(start);
}

/** Backs up, destroys and restores. `second`: restores a chosen second instead of the last archived moment. */
async function exercise(primary: Primary, gateways: readonly Gateway[], tokens: readonly string[], second: boolean) {
  const backup = await timed(primary.backUp);
  const loads = await Promise.all(gateways.map(({ address }) => startLoad(`http://${address}:3000`, tokens)));
  await wait(STEADY);
  const target = second ? new Date(Math.floor(Date.now() / 1_000) * 1_000) : null;
  await wait(STEADY);
  if (target) await primary.archived();
  const size = await primary.size();
  const destroyedAt = Date.now();
  await primary.destroy();
  await Promise.all(loads.map((load) => load.stop()));
  const stop = await timed(() => Promise.all(gateways.map((gateway) => gateway.stop())));
  const restore = await timed(() => primary.restore(target));
  const replay = await timed(primary.start);
  const start = await timed(() => Promise.all(gateways.map((gateway) => gateway.open())));
  return {
    exercise: second ? 'a chosen second' : 'the last archived moment',
    'database, MB': size,
    'full backup, s': backup,
    'gateways’ stop, s': stop,
    'restore, s': restore,
    'replay of WAL, s': replay,
    'gateways’ start, s': start,
    'in all, s': secondsSince(destroyedAt),
    ...(await compare(primary, gateways, loads, { target, destroyedAt })),
  };
}

/** Compares acknowledged moves with the ledger, and verifies it. */
async function compare(
  primary: Primary,
  gateways: readonly Gateway[],
  loads: readonly Load[],
  { target, destroyedAt }: { target: Date | null; destroyedAt: number },
): Promise<Row> {
  const rows = await primary.query<{ key: string }>(
    `select split_part(idempotency_key, ':', 3) as key from ledger_transfers where kind = 'transfer'`,
  );
  const counts = new Map<string, number>();
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  const moves = loads.flatMap(({ acknowledged }) => acknowledged);
  const lost = moves.filter(({ key }) => !counts.has(key));
  const { reply } = (await gateways[0]?.ops('ledger', ['verify'])) ?? {};
  const { problems }: { problems?: unknown[] } = Object(reply?.value);
  return {
    acknowledged: moves.length,
    'lost before the second': target ? lost.filter(({ at }) => at <= target.getTime()).length : 0,
    'lost after it': lost.filter(({ at }) => at > (target?.getTime() ?? 0)).length,
    'time lost, s': Math.round((destroyedAt - Math.min(destroyedAt, ...lost.map(({ at }) => at))) / 100) / 10,
    twice: moves.filter(({ key }) => (counts.get(key) ?? 0) > 1).length,
    'ledger problems': problems ? problems.length : `${reply?.code}`,
  };
}

const isGood = (row: Row) => ['lost before the second', 'twice', 'ledger problems'].every((name) => row[name] === 0);

const folder = mkdtempSync(join(tmpdir(), 'maidan-restore-'));
const endNow = async () => {
  await killAll([]);
  process.exit(1);
};
process.once('SIGINT', endNow).once('SIGTERM', endNow);
const rows: Row[] = [];
try {
  const bundle = haveGateway();
  const primary = await makePrimary(folder, { superuser: secret(), gateway: secret() });
  const secrets = { DATABASE_URL: primary.gatewayUrl, SECRET_KEY: secret() + secret() };
  const gateways: Gateway[] = [];
  for (const address of ADDRESSES)
    gateways.push(await startGateway({ folder, bundle, settings: '', secrets }, address));
  for (const account of ACCOUNTS) await gateways[0]?.ops('credit', [account, '1000.00']);
  const tokens = await logInAll(`http://${ADDRESSES[0]}:3000`);
  for (const second of [true, false]) {
    const row = await exercise(primary, gateways, tokens, second);
    rows.push(row);
    console.log(JSON.stringify(row));
    if (!isGood(row)) throw new Error(`the restore to ${row.exercise} lost or repeated moves`);
  }
} catch (error) {
  console.error(error, `\nlogs: ${folder}`);
  process.exitCode = 1;
} finally {
  await killAll([]);
  if (process.exitCode !== 1) rmSync(folder, { recursive: true, force: true });
}
for (const row of rows) console.table(row);
process.exit();
