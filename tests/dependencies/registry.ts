import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Locked } from './lock';

const npm = (...args: string[]) =>
  promisify(execFile)('npm', [...args, '--json', '--loglevel=silent'], { maxBuffer: 1e8 });
const packageView = v.object({
  time: v.record(v.string(), v.string()),
  'dist-tags': v.object({ latest: v.string() }),
  'dist.integrity': v.string(),
});
const findings = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ via: v.array(v.union([v.string(), v.object({ url: v.string(), severity: v.string() })])) }),
  ),
});
const day = (time = ''): string => time.slice(0, 10);

/**
 * Release dates of the locked and the latest version; a mirror reports its own dates. Throws if it has other contents
 * than the locked ones.
 */
export async function releases({
  of,
  version,
  integrity,
}: Locked & { of: string }): Promise<{ released: string; latest: string; since: string }> {
  const { stdout } = await npm('view', `${of}@${version}`, 'time', 'dist-tags', 'dist.integrity');
  const {
    time,
    'dist-tags': { latest },
    'dist.integrity': theirs,
  } = v.parse(packageView, JSON.parse(stdout));
  if (theirs !== integrity)
    throw new Error(`${of} ${version} is not what the registry has: ${integrity}, there ${theirs}`);
  return { released: day(time[version]), latest, since: day(time[latest]) };
}

/** Known advisories by package, direct or transitive; null if the registry does not support the query. */
export async function advisories(): Promise<Map<string, string[]> | null> {
  // npm exits non-zero if there are any, too; its output lists them.
  const stdout = await npm('audit').then(
    (done) => done.stdout,
    (failed: { stdout?: string }) => failed.stdout ?? '',
  );
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), findings), stdout);
  if (!read.success) return null;
  return new Map(
    Object.entries(read.output.vulnerabilities).map(([name, { via }]) => [
      name,
      via.flatMap((entry) => (typeof entry === 'string' ? [] : [`${entry.severity} ${entry.url}`])),
    ]),
  );
}
