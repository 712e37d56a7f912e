import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuttableLine } from './cut';
import { ETCD, fill, makeFolder, NETWORK, OWNER } from './layout';
import { launch, signalAll, treeOf } from './processes';

export type Passwords = { superuser: string; replication: string; rewind: string };
export type Member = Awaited<ReturnType<typeof startMember>>;

/** Space of a member's data folder. Root can mount one that fills up; other users share the disk of the folder. */
const SPACE = '700m';

/** Settings of a small machine, with a log that reaches a full disk soon. */
const SMALL = ['shared_buffers: 64MB', 'max_wal_size: 128MB', 'min_wal_size: 48MB'].join('\n');

/** Starts Patroni with its PostgreSQL, and its own line to etcd. */
export async function startMember(
  folder: string,
  { name, address }: { name: string; address: string },
  { tls, passwords }: { tls: string; passwords: Passwords },
) {
  const home = makeFolder(join(folder, name));
  const disk = makeFolder(join(home, 'disk'));
  if (OWNER) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SPACE}`, 'tmpfs', disk]);
    makeFolder(disk);
  }
  const data = makeFolder(join(disk, 'data'));
  const line = await cuttableLine({ address, port: ETCD.client }, { address: ETCD.address, port: ETCD.client });
  const values = {
    name,
    address,
    data,
    tls,
    folder: home,
    network: NETWORK,
    // Patroni asks etcd for its other addresses, and would go around the line.
    etcd: `proxy: http://${address}:${ETCD.client}`,
    superuserPassword: passwords.superuser,
    replicationPassword: passwords.replication,
    rewindPassword: passwords.rewind,
    parameters: SMALL,
  };
  const config = fill(home, 'patroni.yml.in', values, 'patroni.yml');
  let patroni: ChildProcess;
  const start = () => {
    patroni = launch(folder, `patroni-${name}`, ['patroni', config], { asOwner: true });
  };
  start();
  /** Id of PostgreSQL's main process, which outlives Patroni; null if it does not run. */
  const postmaster = () => {
    const path = join(data, 'postmaster.pid');
    return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : null;
  };
  const processes = () => {
    const server = postmaster();
    return [...(patroni.pid ? treeOf(patroni.pid) : []), ...(server ? treeOf(server) : [])];
  };
  return {
    name,
    address,
    disk,
    line,
    postmaster,
    start,
    signal: (signal: NodeJS.Signals) => signalAll(processes(), signal),
    /** Waits for nothing: a frozen process does not end. */
    unmount: () => OWNER && execFileSync('umount', ['--lazy', disk]),
  };
}
