import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const locked = v.object({
  version: v.string(),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  engines: v.optional(v.union([names, v.array(v.string())])),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
/** A package of the lock file; `path`: its install path, `name`: its name there. */
export type Locked = v.InferOutput<typeof locked> & { path: string; name: string };

const manifest = v.object({ dependencies: names, devDependencies: names, scripts: names, engines: names });
const lockFile = v.object({ packages: v.record(v.string(), v.unknown()) });
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const INTO = 'node_modules/';

/** Our own package.json. */
export const ownManifest = () => v.parse(manifest, json('package.json'));

/** Returns every package of the lock file except our own. */
export function allLocked(): Locked[] {
  const { packages } = v.parse(lockFile, json('package-lock.json'));
  return Object.entries(packages).flatMap(([path, entry]) =>
    path === '' ? [] : [{ ...v.parse(locked, entry), path, name: path.slice(path.lastIndexOf(INTO) + INTO.length) }],
  );
}

/** Returns the direct dependencies with their locked versions; `of`: name in the registry. */
export function direct(all = allLocked()): (Locked & { of: string; use: 'runs' | 'develops' })[] {
  const { dependencies, devDependencies } = ownManifest();
  const read = (ranges: Record<string, string>, use: 'runs' | 'develops') =>
    Object.entries(ranges).flatMap(([name, range]) => {
      const copy = all.find(({ path }) => path === INTO + name);
      return copy ? [{ ...copy, use, of: /^npm:(.+)@/.exec(range)?.[1] ?? name }] : [];
    });
  return [...read(dependencies, 'runs'), ...read(devDependencies, 'develops')].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Returns the number of transitive dependencies of a package. */
export function countTransitive({ path }: Locked, all: Locked[]): number {
  const at = new Map(all.map((entry) => [entry.path, entry]));
  const found = (from: string, name: string): Locked | undefined => {
    const inside = at.get(`${from === '' ? '' : `${from}/`}${INTO}${name}`);
    if (inside || from === '') return inside;
    return found(from.includes(`/${INTO}`) ? from.slice(0, from.lastIndexOf(`/${INTO}`)) : '', name);
  };
  const seen = new Set<string>();
  const visit = (here: string) => {
    if (seen.has(here)) return;
    seen.add(here);
    const { dependencies, optionalDependencies, peerDependencies } = at.get(here) ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const resolved = found(here, name);
      if (resolved) visit(resolved.path);
    }
  };
  visit(path);
  return seen.size - 1;
}
