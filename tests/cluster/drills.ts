import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster';
import { OWNER } from './layout';
import type { Load } from './load';
import type { Member } from './member';
import { until } from './processes';

/** Injects a fault and waits until writes resume; returns what undoes it. */
export type Drill = (cluster: Cluster, load: Load) => Promise<() => void>;

/** Acknowledged moves after which writes count as resumed. */
const RESUMED = 20;
/** Time after which an operator reacts to a full disk, ms. */
const NOTICED = 10_000;
const nothing = () => undefined;

const resumes = (load: Load, since: number) => until('writes', () => load.since(since) >= RESUMED);

async function leaderOf(cluster: Cluster): Promise<Member> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('there is no leader');
  return leader;
}

/** Drill whose fault makes the other member the leader. */
const replacing =
  (fault: (leader: Member, cluster: Cluster) => unknown, undo: (leader: Member) => void = nothing): Drill =>
  async (cluster, load) => {
    const before = await leaderOf(cluster);
    await fault(before, cluster);
    await until('another leader', async () => {
      const leader = await cluster.leader();
      return leader !== null && leader !== before;
    });
    await resumes(load, Date.now());
    return () => undo(before);
  };

async function switchOver(leader: Member) {
  const response = await fetch(`http://${leader.address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name }),
  });
  if (!response.ok) throw new Error(`the switchover failed: ${await response.text()}`);
}

const fillerOn = ({ disk }: Member) => join(disk, 'filler');

/** Uses up the space of a member's disk, to the last byte. */
function fillDisk(member: Member) {
  if (!OWNER) throw new Error('only root can mount a disk of its own for this drill');
  const file = openSync(fillerOn(member), 'w');
  for (const size of [1 << 20, 1 << 12, 1]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}

export const DRILLS: Record<string, Drill> = {
  /** `kill -9` of Patroni and PostgreSQL of the leader, as if its machine were gone. */
  kill: replacing(
    (leader) => leader.signal('SIGKILL'),
    (leader) => leader.start(),
  ),
  /** A leader that stops for a while, and then goes on as if it still were one. */
  freeze: replacing(
    (leader) => leader.signal('SIGSTOP'),
    (leader) => leader.signal('SIGCONT'),
  ),
  switchover: replacing(switchOver),
  /** Nothing passes between the leader and etcd; everything else does. */
  cut: replacing(
    (leader) => leader.line.cut(),
    (leader) => leader.line.restore(),
  ),
  /** Patroni keeps a leader whose disk is full: an operator replaces it, as the README of the deployment says. */
  disk: replacing(
    async (leader) => {
      fillDisk(leader);
      await wait(NOTICED);
      await switchOver(leader);
    },
    (leader) => rmSync(fillerOn(leader)),
  ),
  pooler: async (cluster, load) => {
    await cluster.restartPooler();
    await resumes(load, Date.now());
    return nothing;
  },
  /** The gateways are replaced one by one, and no call is rejected. */
  upgrade: async (cluster, load) => {
    for (const gateway of cluster.gateways) {
      await gateway.upgrade();
      // HAProxy finds it within a check.
      await wait(1_000);
    }
    await resumes(load, Date.now());
    return nothing;
  },
};
