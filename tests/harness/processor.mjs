import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

/** Roots of the control groups that count processor time: version 1, version 2. */
const ROOTS = [
  {
    root: '/sys/fs/cgroup/cpuacct',
    read: (folder) => Number(readFileSync(`${folder}/cpuacct.usage`, 'utf8')) / 1_000_000,
  },
  {
    root: '/sys/fs/cgroup',
    read: (folder) => Number(/^usage_usec (\d+)/m.exec(readFileSync(`${folder}/cpu.stat`, 'utf8'))?.[1]) / 1_000,
  },
];

/**
 * Moves this process into a control group of its own, which counts the processor time of everything that it starts from
 * now on, including Chromium and PostgreSQL. Returns `read`, in ms, and `close`; undefined where no group can be made
 * (not Linux, not root).
 */
export function meterProcessor() {
  for (const { root, read } of ROOTS) {
    const folder = `${root}/maidan-${process.pid}`;
    const members = `${root}/cgroup.procs`;
    if (!existsSync(members)) continue;
    try {
      mkdirSync(folder);
      writeFileSync(`${folder}/cgroup.procs`, String(process.pid));
      read(folder);
    } catch {
      continue;
    }
    return { read: () => read(folder), close: () => leave(folder, members) };
  }
  return undefined;
}

/** A group is removed once it is empty; left-over processes of a test keep it. */
function leave(folder, members) {
  try {
    writeFileSync(members, String(process.pid));
    rmdirSync(folder);
  } catch {
    // The system removes it with its last process.
  }
}
