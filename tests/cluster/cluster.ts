import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { haveGateway } from '../../e2e/harness/build';
import { admin } from '../gateway/harness/postgres';
import { startGateway } from './gateway';
import { ETCD, FRONT, fill, GATEWAYS, MEMBERS, makeCertificates, makeFolder, OWNER, writeOwned } from './layout';
import { type Member, startMember } from './member';
import { end, killAll, launch, until } from './processes';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Status = { members?: { name: string; role: string; state: string }[] };

const secret = () => randomBytes(18).toString('hex');

/** State of the members as any of them reports it. */
async function statusOf(members: readonly Member[]): Promise<Status> {
  const requests = members.map(({ address }) =>
    fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }),
  );
  return (await Promise.any(requests)).json();
}

/** Starts all servers in a temporary folder, in the order in which they depend on each other. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-cluster-'));
  makeFolder(folder);
  const members: Member[] = [];
  const stop = async () => {
    await killAll(members.flatMap(({ postmaster }) => postmaster() ?? []));
    for (const { line, unmount } of members) {
      line.close();
      unmount();
    }
  };
  try {
    return await start(folder, members, stop);
  } catch (error) {
    await stop();
    throw new Error(`the cluster did not start; its logs are in ${folder}`, { cause: error });
  }
}

async function start(folder: string, members: Member[], stop: () => Promise<void>) {
  const tls = makeCertificates(folder);
  const passwords = { superuser: secret(), replication: secret(), rewind: secret(), gateway: secret() };
  await startEtcd(folder);
  for (const place of MEMBERS) {
    members.push(await startMember(folder, place, { tls, passwords }));
    // The first one makes the database; the others copy it.
    await until(`the start of ${place.name}`, async () => (await roleOf(place.name)) !== null);
  }
  async function roleOf(name: string) {
    const member = (await statusOf(members)).members?.find((each) => each.name === name);
    return member && ['running', 'streaming'].includes(member.state) ? member.role : null;
  }
  const leader = async () => {
    const roles = await Promise.all(members.map(({ name }) => roleOf(name).catch(() => null)));
    return members.find((_, index) => roles[index] === 'leader') ?? null;
  };
  const isSafe = async () =>
    (await statusOf(members)).members?.some(
      ({ role, state }) => role === 'sync_standby' && ['running', 'streaming'].includes(state),
    ) === true && (await leader()) !== null;
  await until('a synchronous standby', isSafe);
  const ssl = `sslmode=verify-full&sslrootcert=${tls}/ca.crt`;
  const first = await leader();
  if (!first) throw new Error('there is no leader');
  await admin(
    `postgres://postgres:${passwords.superuser}@${first.address}:5432/postgres?${ssl}`,
    `create role maidan login password '${passwords.gateway}'`,
    'create database maidan owner maidan',
  );
  const values = {
    address: FRONT,
    folder,
    tls,
    members: MEMBERS.map(({ name, address }) => `server ${name} ${address}:5432`).join('\n'),
    gateways: GATEWAYS.map((address, index) => `server gateway${index + 1} ${address}:3000`).join('\n'),
  };
  fill(folder, 'unavailable.json', values);
  launch(folder, 'haproxy', ['haproxy', '-db', '-f', fill(folder, 'haproxy.cfg', values)], { asOwner: true });
  writeOwned(join(folder, 'userlist.txt'), `"maidan" "${passwords.gateway}"\n`);
  const bouncer = ['pgbouncer', '--quiet', fill(folder, 'pgbouncer.ini', values)];
  const startPooler = (): ChildProcess => launch(folder, 'pgbouncer', bouncer, { asOwner: true });
  let pooler = startPooler();
  const url = (port: number) => `postgres://maidan:${passwords.gateway}@${FRONT}:${port}/maidan?${ssl}`;
  const secrets = {
    DATABASE_URL: url(6432),
    DATABASE_DIRECT_URL: url(5432),
    SECRET_KEY: secret() + secret(),
  };
  const bundle = haveGateway();
  const settings = fill(folder, 'gateway.env', values);
  const parts = { folder, bundle, settings: readFileSync(settings, 'utf8'), secrets };
  const gateways = await Promise.all(GATEWAYS.map((address) => startGateway(parts, address)));
  return {
    folder,
    origin: `http://${FRONT}:8080`,
    members,
    gateways,
    leader,
    isSafe,
    async restartPooler() {
      await end(pooler, 'SIGTERM');
      pooler = startPooler();
    },
    /** Runs a query on the primary. */
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      const client = new pg.Client({ connectionString: url(5432) });
      await client.connect();
      return client
        .query<Row>(text, values)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    /** Ends everything, and removes all but logs that may explain a failure. */
    async stop({ logs }: { logs: boolean }) {
      await stop();
      if (!logs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEtcd(folder: string) {
  const data = makeFolder(join(folder, 'etcd'));
  if (!OWNER) chmodSync(data, 0o700);
  const client = `http://${ETCD.address}:${ETCD.client}`;
  const peer = `http://${ETCD.address}:${ETCD.peer}`;
  const addresses = ['--listen-client-urls', client, '--advertise-client-urls', client, '--listen-peer-urls', peer];
  const peers = ['--initial-advertise-peer-urls', peer, '--initial-cluster', `one=${peer}`];
  const command = [
    'etcd',
    '--name',
    'one',
    '--data-dir',
    data,
    ...addresses,
    ...peers,
    '--log-level',
    'warn',
    '--enable-v2',
  ];
  launch(folder, 'etcd', command, { asOwner: true });
  await until('the start of etcd', async () => (await fetch(`${client}/health`)).ok);
}
