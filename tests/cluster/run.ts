import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from './cluster';
import { DRILLS, type Drill } from './drills';
import { ACCOUNTS, type Load, logInAll, startLoad } from './load';
import { until } from './processes';

/**
 * `npm run soak -- cluster [<drill> …] [<runs>]`: runs the reference deployment on loopback addresses, and drills under
 * a load of money moves. Prints a row per run; fails if an acknowledged move is lost or booked twice, if a call gets
 * anything but 2xx, 4xx or 503, if an upgrade rejects a call, or if the ledger has a problem.
 */
const names = process.argv.slice(2).filter((argument) => !/^\d+$/.test(argument));
const runs = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 1);
const unknown = names.find((name) => !Object.hasOwn(DRILLS, name));
if (unknown) {
  console.error(`there is no drill ${unknown}: npm run soak -- cluster [${Object.keys(DRILLS).join(' | ')}] [<runs>]`);
  process.exit(2);
}

type Row = Record<string, string | number>;

/** Time of load before and after each fault, ms. */
const STEADY = 3_000;

async function run(cluster: Cluster, name: string, drill: Drill, tokens: readonly string[]): Promise<Row> {
  await until('a safe cluster', cluster.isSafe);
  const load = await startLoad(cluster.origin, tokens);
  await wait(STEADY);
  const start = Date.now();
  const failure = await perform(cluster, drill, load).then(
    () => '',
    (error: Error) => error.message,
  );
  await load.stop();
  return { drill: name, ...measured(load, start), ...(await lostIn(cluster, load)), failure };
}

/** Injects the fault, undoes it, and waits until the cluster would survive the next one. */
async function perform(cluster: Cluster, drill: Drill, load: Load) {
  const undo = await drill(cluster, load);
  await wait(STEADY);
  undo();
  await until('a safe cluster after the drill', cluster.isSafe);
  await wait(STEADY);
}

/** Longest time without an acknowledged move since a fault, and the calls by their kind. */
function measured({ acknowledged, statuses }: Load, start: number): Row {
  const times = acknowledged.map(({ at }) => at).sort((a, b) => a - b);
  const gaps = times.slice(1).map((at, index) => (at < start ? 0 : at - (times[index] ?? at)));
  const count = (pattern: RegExp) =>
    [...statuses].reduce((sum, [kind, calls]) => sum + (pattern.test(kind) ? calls : 0), 0);
  const others = [...statuses]
    .filter(([kind]) => !/^(200|4\d\d|503)/.test(kind))
    .map(([kind, calls]) => `${calls} × ${kind}`);
  return {
    acknowledged: acknowledged.length,
    'seconds without writes': Math.max(0, ...gaps) / 1_000,
    'HTTP 4xx': count(/^4/),
    'HTTP 503': count(/^503/),
    other: others.join(', ') || 0,
  };
}

/** Acknowledged moves that the ledger lacks or has twice, and what its verification finds. */
async function lostIn({ query, gateways }: Cluster, { acknowledged }: Load): Promise<Row> {
  const rows = await query<{ key: string }>(
    `select split_part(idempotency_key, ':', 3) as key from ledger_transfers where kind = 'transfer'`,
  );
  const counts = new Map<string, number>();
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  const booked = acknowledged.map(({ key }) => counts.get(key) ?? 0);
  const { reply } = (await gateways[0]?.ops('ledger', ['verify'])) ?? {};
  const { problems }: { problems?: unknown[] } = Object(reply?.value);
  return {
    lost: booked.filter((count) => count === 0).length,
    twice: booked.filter((count) => count > 1).length,
    'ledger problems': problems ? problems.length : `${reply?.code}`,
  };
}

const isGood = ({ drill, failure, other, lost, twice, 'ledger problems': problems, 'HTTP 503': rejected }: Row) =>
  failure === '' &&
  [other, lost, twice, problems].every((count) => count === 0) &&
  (drill !== 'upgrade' || rejected === 0);

/** Lets systemd check the unit, under the name of an instance. */
function verifyUnit(folder: string) {
  const unit = join(folder, 'maidan@3000.service');
  copyFileSync('src/gateway/deploy/cluster/maidan@.service', unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(`the unit is wrong: ${stderr}`);
}

const cluster = await startCluster();
const endNow = async () => {
  await cluster.stop({ logs: false });
  process.exit(1);
};
process.once('SIGINT', endNow).once('SIGTERM', endNow);
const rows: Row[] = [];
try {
  verifyUnit(cluster.folder);
  for (const account of ACCOUNTS) await cluster.gateways[0]?.ops('credit', [account, '1000.00']);
  const tokens = await logInAll(cluster.origin);
  for (const name of names.length ? names : Object.keys(DRILLS))
    for (let count = 0; count < runs; count++) {
      const drill = DRILLS[name];
      if (!drill) continue;
      const row = await run(cluster, name, drill, tokens);
      rows.push(row);
      console.log(JSON.stringify(row));
      if (!isGood(row)) throw new Error(`the drill ${name} failed: ${row.failure}`);
    }
} catch (error) {
  console.error(error, `\nlogs: ${cluster.folder}`);
  process.exitCode = 1;
} finally {
  await cluster.stop({ logs: process.exitCode === 1 });
}
console.table(rows);
process.exit();
