/**
 * `npm run soak -- studio [<operations>]`: the full-size version of tests that `npm test` runs at a small size and with
 * a fixed seed: 10,000 requests of a random studio, duplicated, out of order and unanswered, while gateways and the
 * demo's studio are killed. Takes a quarter of an hour. `STUDIO_SEED` sets another seed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/**
 * - `draws [<issues>]`: a week of the lotteries with a draw each minute, 10,080 issues of each, on the demo's clock,
 *   with players who bet throughout and three gateways, some of which are killed. `DRAW_SEED` sets another seed.
 * - `agents [<cases>]`: 5,000 random sets of agents, agreements, bets and clocks, each undone afterwards; every
 *   processor takes a share, with its own seed.
 * - `salaries`: three gateways that settle weeks while they are killed. `AGENT_SEED` sets another seed of both.
 * - `odds [<cars>]`: every bet on every order of ten cars, all 3,628,800; five minutes.
 * - `vip [<cases>]`: 1,000 random histories of levels and cashback, in three zones. `VIP_SEED` sets another seed.
 * - `money [<acts>]`: 20,000 random acts of groups of up to 12 accounts: deposits, bonuses, bets, wins, voids,
 *   corrections, give-ups, expiries, reversals of deposits, debts, payouts, cases, transfers. `MONEY_SEED` sets another
 *   seed, such as that of a group that failed.
 * - `rewards [<cases>]`: 1,000 random lives of players with all rewards: money, points, levels, the mall, breaks.
 *   `REWARD_SEED` sets another seed.
 * - `tables [<players>]`: 300 players at one table of the demo's studio, every fifth of whom loses the connection; the
 *   studio is killed between close and result.
 * - `crawl [<entries>]`: 120 entries of the catalogue in Chromium, fifteen a category where it has them: five rounds of
 *   the demo and two bets each, by three players; then the record of each bet and the ledger. `CRAWL_SEED` sets another
 *   seed, and `CRAWL_ONLY` names entries instead.
 * - `pooler`: all tests of the gateway, with its calls through pgbouncer in transaction mode.
 * - `cluster [<drill> …] [<runs>]`: the reference deployment (Patroni, etcd, HAProxy, pgbouncer, three gateways) on
 *   loopback addresses, whose leader is killed, frozen, cut off and filled up under a load of money moves.
 * - `restore`: PostgreSQL with pgBackRest, whose machine is destroyed under a load of money moves, and restored to a
 *   chosen second and to the last archived moment.
 * - `release [<commit> [<test file> …]]`: the portal of the last release, built from git, on this gateway: a new
 *   player registers, deposits, plays and withdraws in Chromium. After `npm run build`.
 * - `streams [<streams>]`: 200 members listen to the chat room at one gateway, which is killed while others talk;
 *   reports memory, processor time and delays.
 */
const SOAKS = {
  agents: {
    project: 'gateway',
    files: ['tests/gateway/agents/agreements/pay/random.test.ts'],
    variable: 'AGENT_CASES',
    operations: '5000',
    seed: 'AGENT_SEED',
  },
  draws: {
    project: 'gateway',
    files: ['tests/gateway/play/lottery/week.test.ts'],
    variable: 'DRAW_ISSUES',
    operations: '10080',
  },
  money: {
    project: 'gateway',
    files: ['tests/gateway/money/soak/soak.test.ts'],
    variable: 'MONEY_OPERATIONS',
    operations: '20000',
    seed: 'MONEY_SEED',
  },
  rewards: {
    project: 'gateway',
    files: ['tests/gateway/rewards/reward/walk.test.ts'],
    variable: 'REWARD_CASES',
    operations: '1000',
  },
  studio: {
    project: 'gateway',
    files: ['tests/gateway/play/studio/random.test.ts'],
    variable: 'STUDIO_OPERATIONS',
    operations: '10000',
  },
  vip: {
    project: 'gateway',
    files: ['tests/gateway/rewards/vip/random.test.ts'],
    variable: 'VIP_CASES',
    operations: '1000',
  },
  salaries: {
    project: 'gateway',
    files: ['tests/gateway/agents/agreements/pay/kills.test.ts'],
    variable: 'AGENT_TURNS',
    operations: '14',
  },
  tables: {
    project: 'gateway',
    files: ['tests/studio/tables/shared.test.ts'],
    variable: 'TABLE_PLAYERS',
    operations: '300',
  },
  crawl: {
    project: 'browser',
    files: ['e2e/journeys/play/every-game.test.ts'],
    variable: 'CRAWL_ENTRIES',
    operations: '120',
  },
  streams: {
    project: 'gateway',
    files: ['tests/gateway/support/chat/streams.test.ts'],
    variable: 'CHAT_STREAMS',
    operations: '200',
  },
  pooler: {
    project: 'gateway',
    files: ['tests/gateway'],
    variable: 'POOLER',
    operations: '1',
    needs: { pgbouncer: 'pgbouncer' },
  },
  cluster: {
    script: 'tests/cluster/run.ts',
    needs: {
      patroni: 'patroni',
      etcd: 'etcd-server',
      haproxy: 'haproxy',
      pgbouncer: 'pgbouncer',
      '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
      openssl: 'openssl',
      'systemd-analyze': 'systemd',
    },
  },
  restore: {
    script: 'tests/restore/run.ts',
    needs: {
      pgbackrest: 'pgbackrest',
      '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
    },
  },
  release: { script: 'tests/contract/release/portal.ts' },
  odds: { project: 'model', files: ['tests/lottery/enumeration.test.ts'], variable: 'ODDS_CARS', operations: '10' },
};

/** Default seed of the first part. */
const SEED = 20_261_123;

const [name = '', requestedOperations] = process.argv.slice(2);
const soak = Object.hasOwn(SOAKS, name) ? SOAKS[name] : null;
if (!soak) {
  console.error(`npm run soak -- ${Object.keys(SOAKS).join(' | ')} [<operations>]`);
  process.exit(2);
}
// Debian's package of each program; one that runs under any arguments is there.
const missing = Object.entries(soak.needs ?? {})
  .filter(([program]) => spawnSync(program, ['--version']).error)
  .map(([, packageName]) => packageName);
if (missing.length > 0) {
  console.error(`missing: apt-get install -y --no-install-recommends ${missing.join(' ')}`);
  process.exit(2);
}
if (soak.script) {
  const script = ['--import', 'tsx', soak.script, ...process.argv.slice(3)];
  process.exit(spawnSync(process.execPath, script, { stdio: 'inherit' }).status ?? 1);
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', soak.project, ...soak.files];
const operations = Number(requestedOperations ?? soak.operations);
// Long independent parts run in several processes, because one Node process leaves the other processors idle.
const parts = soak.seed ? Math.min(availableParallelism(), operations) : 1;

/** Runs one part with its own seed; resolves with its result. */
async function run(part) {
  const share = Math.ceil((operations - part) / parts);
  const seed = soak.seed && parts > 1 ? { [soak.seed]: String(Number(process.env[soak.seed] ?? SEED) + part) } : {};
  const env = { ...process.env, ...seed, [soak.variable]: String(share) };
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit');
  return code ?? 1;
}

const codes = await Promise.all(Array.from({ length: parts }, (_, part) => run(part)));
process.exitCode = Math.max(...codes);
