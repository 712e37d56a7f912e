import { type Diff, type Mark, stateKey } from '../../../diff';
import { parentOf } from '../../../fold/nesting';
import type { ChartData, VersionData } from '../../data';
import { placesOf } from '../changes';

export type Version = 'old' | 'new';
/** Lookups between the keys of a comparison, which are those of the picture of both versions, and of each version. */
export type Twins = {
  /** Returns the key in a version, unless it lacks the state or transition. */
  keyIn(version: Version, key: string): string | undefined;
  /** Returns the key in the comparison. */
  keyFrom(version: Version, key: string): string;
  /** Returns the key in a version, or that of the nearest state there, unless it would be the root. */
  keyNear(version: Version, key: string): string | undefined;
};

const MISSING: Record<Version, Mark> = { old: 'added', new: 'removed' };
const ROOT = stateKey('');

/** Matches the states and transitions of two versions of a chart. */
export function twinsOf({ picture, changes, oldKeys }: Diff): Twins {
  const marks = new Map(changes.map(({ key, mark }) => [key, mark]));
  const keyIn = (version: Version, key: string): string | undefined => {
    if (marks.get(key) === MISSING[version]) return undefined;
    return version === 'old' ? (oldKeys[key] ?? key) : key;
  };
  const places = placesOf(picture);
  const keys = new Map(
    [...places.keys()].flatMap((key) => {
      const was = keyIn('old', key);
      return was === undefined ? [] : [[was, key]];
    }),
  );
  /** Containing states from the inside, then what leads to it, then where it leads. */
  const around = (key: string): string[] => {
    const path = places.get(key) ?? '';
    const containers = path.split('.').map((_, depth, all) => all.slice(0, all.length - depth).join('.'));
    const sources = picture.transitions.flatMap(({ source, targets }) => (targets.includes(path) ? [source] : []));
    const targets = picture.transitions.flatMap((transition) => (transition.source === path ? transition.targets : []));
    return [...containers, ...sources, ...targets].map(stateKey).filter((near) => near !== ROOT);
  };
  return {
    keyIn,
    keyFrom: (version, key) => (version === 'old' ? (keys.get(key) ?? key) : key),
    keyNear: (version, key) => {
      const near = [key, ...around(key)].find((candidate) => keyIn(version, candidate) !== undefined);
      return near === undefined ? undefined : keyIn(version, near);
    },
  };
}

/** Returns the path of a state in a version by its path in the comparison, unless the version lacks it. */
export const pathIn = (twins: Twins, version: Version, path: string): string | undefined =>
  pathOf(twins.keyIn(version, stateKey(path)));

/** Returns the path of a state in the comparison by its path in a version. */
export const pathFrom = (twins: Twins, version: Version, path: string): string =>
  pathOf(twins.keyFrom(version, stateKey(path))) ?? path;

/** Returns the path in a key of a state; undefined for a transition. */
const pathOf = (key: string | undefined): string | undefined =>
  key?.startsWith(ROOT) ? key.slice(ROOT.length) : undefined;

/** Returns the states that have another name or parent in the other version, with their path there. */
export const renamedIn = (twins: Twins, version: Version, { states }: ChartData['picture']): Map<string, string> =>
  new Map(
    states.flatMap(({ path }) => {
      const there = pathIn(twins, version === 'old' ? 'new' : 'old', pathFrom(twins, version, path));
      const isRenamed = there !== undefined && lastOf(there) !== lastOf(path);
      return isRenamed ? [[path, there]] : [];
    }),
  );

const lastOf = (path: string): string => (parentOf(path) === '' ? path : path.slice(parentOf(path).length + 1));

/** Returns the marks of a version by its own keys. */
export const marksIn = (twins: Twins, version: Version, marks: ReadonlyMap<string, Mark>): Map<string, Mark> =>
  new Map(
    [...marks].flatMap(([key, mark]) => {
      const there = twins.keyIn(version, key);
      return there === undefined ? [] : [[there, mark]];
    }),
  );

/** Returns a version as a chart to draw; paths and coverage are those of the new one. */
export const versionOf = (version: Version, chart: ChartData, old: VersionData): ChartData =>
  version === 'new'
    ? { ...chart, diff: undefined }
    : { key: chart.key, file: chart.file, samples: chart.samples, paths: [], tiers: [], untried: [], ...old };
