import type { Chart } from './cli/load';
import { explore } from './explore';
import type { Move } from './moves';
import type { Picture, PictureState, PictureTransition } from './picture';
import { tell } from './tell';
import type { Language, Text } from './types';

/** Where somebody can be: a screen, a dialog, a page of one. */
export type Destination = {
  key: string;
  /** The key of the one that it lies in, or the heading that it stands under. */
  within: string;
  /** What its box says beside its key: its addresses. */
  description?: string;
  /** What leads there from everywhere (a menu, a mail), and whom it is for. */
  tags: string[];
  /** True if a tag, and not only another destination, leads there. */
  open: boolean;
  /** The id of the chart that runs there. */
  chart?: string;
};
/** From one destination to another, and what leads there. */
export type Way = { from: string; to: string; by: Text };
/** What `npm run charts -- --map FILE` reads of a file. */
export type Destinations = {
  id: string;
  destinations: Destination[];
  /** The ways that no chart ends with. */
  ways: Way[];
  /** Where an output of a chart, or an event that it sends to its parent, leads; `report` where that is what the app hears of an end. */
  leads(said: unknown): { to: string; report?: string } | undefined;
};
/** All destinations as a picture in each language; `charts`: by their paths, the ids of the charts that run there. */
export type DestinationMap = {
  id: string;
  pictures: Record<Language, Picture>;
  charts: Record<string, string>;
  faults: string[];
};

/** `isEnd`: the app hears of it, and leads on. */
type Line = { from: string; to: string; by: Text[]; isEnd: boolean };

/** Draws where each destination leads: by the ways that are given, and by how the explored paths of its chart end. */
export function mapOf({ id, destinations, ways, leads }: Destinations, charts: readonly Chart[]): DestinationMap {
  const ends = new Map(
    charts
      .filter(({ id }) => destinations.some(({ chart }) => chart === id))
      .map((one) => [one.id, endsOf(one, leads)]),
  );
  const found = destinations.flatMap(({ key, chart = '' }) =>
    (ends.get(chart) ?? []).map((end): Line => ({ from: key, ...end })),
  );
  const lines = merged([...found, ...ways.map(({ from, to, by }): Line => ({ from, to, by: [by], isEnd: false }))]);
  const isDrawn = drawnAmong(destinations);
  const paths = pathsOf(destinations, lines.filter(isDrawn));
  const known = lines.filter(({ from, to }) => paths.has(from) && paths.has(to));
  const states = statesOf(destinations, paths, id);
  const pictureIn = (language: Language): Picture => ({
    id,
    root: stateOf('', id, 'parallel'),
    states,
    transitions: known.map((line) => transitionOf(line, paths, isDrawn(line), language)),
  });
  return {
    id,
    pictures: { en: pictureIn('en'), bn: pictureIn('bn') },
    charts: Object.fromEntries(destinations.flatMap(({ key, chart }) => (chart ? [[paths.get(key), chart]] : []))),
    faults: faultsOf(destinations, lines, charts),
  };
}

/** Where the ends of a chart, and what it tells its parent on the way, lead. */
function endsOf({ machine, samples, words }: Chart, leads: Destinations['leads']): Omit<Line, 'from'>[] {
  const { places, edges } = explore(machine, samples);
  const told = (said: unknown, move: Move): Omit<Line, 'from'>[] => {
    const { to, report } = leads(said) ?? {};
    if (to === undefined) return [];
    const by = report ? { en: report, bn: report } : { en: tell(move, 'en', words), bn: tell(move, 'bn', words) };
    return [{ to, by: [by], isEnd: report !== undefined }];
  };
  return edges.flatMap(({ to, move, effects }) => {
    const { status, output } = places[to]?.snapshot ?? {};
    const sent = effects.flatMap((one) => (one.kind === 'send' && one.to === 'parent' ? [one.event] : []));
    return [...(status === 'done' ? told(output, move) : []), ...sent.flatMap((event) => told(event, move))];
  });
}

/** One line for all that leads from one destination to another. */
function merged(found: readonly Line[]): Line[] {
  const lines = new Map<string, Line>();
  for (const one of found) {
    const key = `${one.isEnd} ${idOf(one)}`;
    const known = lines.get(key)?.by ?? [];
    lines.set(key, { ...one, by: [...known, ...one.by.filter(({ en }) => !known.some((other) => other.en === en))] });
  }
  return [...lines.values()];
}
const idOf = ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`;

/**
 * Which lines are arrows: under one heading, and no ends of which the app hears. The others are written in the box that they begin in, as
 * nobody could follow all of them.
 */
function drawnAmong(destinations: readonly Destination[]): (line: Line) => boolean {
  const tops = new Map<string, string>();
  for (const { key, within } of destinations) tops.set(key, tops.get(within) ?? within);
  return ({ from, to, isEnd }) => !isEnd && tops.get(from) === tops.get(to);
}

/** Under a heading stand first those that an arrow joins, then, `more`, the others, in rows. */
function pathsOf(destinations: readonly Destination[], arrows: readonly Line[]): Map<string, string> {
  const joined = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const parents = new Set(destinations.map(({ within }) => within));
  const paths = new Map<string, string>();
  for (const { key, within } of destinations) {
    const above = paths.get(within) ?? within;
    paths.set(key, joined.has(key) || parents.has(key) ? `${above}.${key}` : `${above}.more.${key}`);
  }
  return paths;
}

function statesOf(
  destinations: readonly Destination[],
  paths: ReadonlyMap<string, string>,
  id: string,
): PictureState[] {
  const states = new Map<string, PictureState>();
  for (const one of destinations) {
    const path = paths.get(one.key) ?? one.key;
    const parts = path.split('.');
    for (let length = 1; length < parts.length; length++) {
      const above = parts.slice(0, length).join('.');
      if (!states.has(above))
        states.set(above, stateOf(above, id, parts[length - 1] === 'more' ? 'parallel' : 'compound'));
    }
    const { description, tags, chart } = one;
    const holds = destinations.some(({ within }) => within === one.key);
    const invokes = chart ? [{ id: chart, src: chart }] : [];
    states.set(path, { ...stateOf(path, id, holds ? 'compound' : 'atomic'), description, tags, invokes });
  }
  return [...states.values()];
}

const stateOf = (path: string, id: string, type: PictureState['type']): PictureState => ({
  id: path === '' ? id : `${id}.${path}`,
  path,
  type,
  requirements: [],
  tags: [],
  initial: [],
  initialActions: [],
  entry: [],
  exit: [],
  invokes: [],
});

function transitionOf(
  line: Line,
  paths: ReadonlyMap<string, string>,
  isDrawn: boolean,
  language: Language,
): PictureTransition {
  const { from, to, isEnd } = line;
  const by = line.by.map((told) => told[language]).join('; ');
  const [source = '', target = ''] = [paths.get(from), paths.get(to)];
  return {
    id: `${idOf(line)}${isEnd ? ' (end)' : ''}`,
    source,
    event: isDrawn ? by : `${by} → ${to}`,
    index: 0,
    targets: isDrawn ? [target] : [],
    actions: [],
    reenter: false,
    kind: 'event',
    forbidden: false,
  };
}

/** What is wrong with the map, in words: destinations that nothing leads to, ends that lead nowhere, charts that are not there. */
function faultsOf(destinations: readonly Destination[], lines: readonly Line[], charts: readonly Chart[]): string[] {
  const keys = new Set(destinations.map(({ key }) => key));
  const reached = new Set(lines.flatMap(({ from, to }) => (from === to ? [] : [to])));
  return [
    ...lines.flatMap(({ from, to, by }) =>
      keys.has(from) && keys.has(to)
        ? []
        : [`${from} leads to ${to} (${by.map(({ en }) => en).join('; ')}), which is nowhere.`],
    ),
    ...destinations.flatMap(({ key, open }) => (open || reached.has(key) ? [] : [`Nothing leads to ${key}.`])),
    ...destinations.flatMap(({ key, chart }) =>
      chart === undefined || charts.some(({ id }) => id === chart) ? [] : [`${key} runs ${chart}, which is no chart.`],
    ),
  ];
}
