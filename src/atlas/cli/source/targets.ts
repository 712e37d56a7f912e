type Config = Record<string, unknown>;
/** Name of a state that does not exist: the keys that lead to it in the config, and a sentence. */
type TargetFault = { at: string[]; text: string };

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const statesOf = (state: Config): Config => (isObject(state.states) ? state.states : {});
type Place = { state: Config; path: string[]; parent?: Place };

/** Lists the targets and initial states of a config that do not exist, by XState's rules. */
export function targetFaults(config: unknown): TargetFault[] {
  if (!isObject(config)) return [];
  const root: Place = { state: config, path: [] };
  const all = placesIn(root);
  const ids = new Map(all.map((place) => [idOf(place, config), place]));
  return all.flatMap((place) => [...initialFault(place), ...transitionsOf(place).flatMap(faultsFrom(place, ids))]);
}

const placesIn = (place: Place): Place[] => [
  place,
  ...Object.entries(statesOf(place.state)).flatMap(([key, state]) =>
    placesIn({ state: isObject(state) ? state : {}, path: [...place.path, key], parent: place }),
  ),
];

const idOf = ({ state, path }: Place, root: Config): string =>
  typeof state.id === 'string' ? state.id : [String(root.id ?? '(machine)'), ...path].join('.');

const keysTo = (path: readonly string[]): string[] => path.flatMap((key) => ['states', key]);
const nameOf = (path: readonly string[]): string => (path.length > 0 ? `state "${path.join('.')}"` : 'the root');

function initialFault({ state, path }: Place): TargetFault[] {
  const { initial } = state;
  const [key = ''] = typeof initial === 'string' ? initial.split('.') : [];
  const known = Object.keys(statesOf(state));
  if (typeof initial !== 'string' || initial.startsWith('#') || known.includes(key)) return [];
  const text = `${nameOf(path)} starts in "${initial}", which does not exist. ${remedy(initial, known, path)}`;
  return [{ at: [...keysTo(path), 'initial'], text }];
}

type Written = { at: string[]; on: string; target: string };

function transitionsOf({ state, path }: Place): Written[] {
  const at = keysTo(path);
  const lists = (key: 'on' | 'after') =>
    isObject(state[key])
      ? Object.entries(state[key]).flatMap(([name, list]) =>
          targetsIn(list, [...at, key, name], key === 'on' ? `on "${name}"` : `after ${name}`),
        )
      : [];
  const invokes = [state.invoke ?? []]
    .flat()
    .flatMap((invoke, index, all) =>
      isObject(invoke)
        ? ['onDone', 'onError', 'onSnapshot'].flatMap((key) =>
            targetsIn(invoke[key], [...at, 'invoke', ...(all.length > 1 ? [`${index}`] : []), key], key),
          )
        : [],
    );
  const own = ['always', 'onDone'].flatMap((key) => targetsIn(state[key], [...at, key], key));
  return [...lists('on'), ...lists('after'), ...own, ...invokes];
}

function targetsIn(list: unknown, at: string[], on: string): Written[] {
  if (typeof list === 'string') return [{ at, on, target: list }];
  if (Array.isArray(list)) return list.flatMap((each, index) => targetsIn(each, [...at, `${index}`], on));
  if (!isObject(list)) return [];
  const targets = [list.target ?? []].flat().filter((target) => typeof target === 'string');
  return targets.map((target) => ({ at: [...at, 'target'], on, target }));
}

const faultsFrom =
  (place: Place, ids: ReadonlyMap<string, Place>) =>
  ({ at, on, target }: Written): TargetFault[] => {
    if (target === '' || isResolved(target, place, ids)) return [];
    const siblings = Object.keys(statesOf((place.parent ?? place).state));
    const known = target.startsWith('#') ? [...ids.keys()].map((id) => `#${id}`) : siblings;
    const text = `${nameOf(place.path)} goes to "${target}" ${on}, which does not exist. ${remedy(target, known, (place.parent ?? place).path)}`;
    return [{ at, text }];
  };

function isResolved(target: string, place: Place, ids: ReadonlyMap<string, Place>): boolean {
  if (target.startsWith('#')) {
    const id = target.slice(1);
    if (ids.has(id)) return true;
    const dot = id.indexOf('.');
    const from = dot < 0 ? undefined : ids.get(id.slice(0, dot));
    return from !== undefined && hasPath(from.state, id.slice(dot + 1));
  }
  if (target.startsWith('.')) return hasPath(place.state, target.slice(1));
  return place.parent !== undefined && hasPath(place.parent.state, target);
}

/** Dots in a key are escaped by a backslash; an empty key is the state itself. */
function hasPath(state: Config, path: string): boolean {
  const [key = '', ...rest] = path.split(/(?<!\\)\./).map((part) => part.replaceAll('\\.', '.'));
  if (key === '') return true;
  const child = statesOf(state)[key];
  return isObject(child) && (rest.length === 0 || hasPath(child, rest.join('.')));
}

function remedy(target: string, known: readonly string[], path: readonly string[]): string {
  const like = known.find((name) => name.toLowerCase() === target.toLowerCase() || isClose(name, target));
  const place = path.length > 0 ? `in ${nameOf(path)}` : 'at the top';
  if (like !== undefined) return `Write "${like}", or add the state ${place}.`;
  const names = known.slice(0, 8).join(', ');
  return `Add it ${place}, or name another${names ? `: ${names}` : ''}; a child is ".name", any other state "#id".`;
}

/** Returns whether two names differ by a letter, or by two that are swapped. */
function isClose(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 2) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const restA = a.slice(at);
  const restB = b.slice(at);
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}
