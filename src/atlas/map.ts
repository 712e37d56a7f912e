import type { Chart } from './cli/load';
import { describeMove } from './describe-move';
import { explore } from './explore';
import type { Move } from './moves';
import type { Picture, PictureState, PictureTransition } from './picture';
import type { Language, Text } from './types';

/** Destination of an app: a screen, a dialog, or a page within one. */
export type Destination = {
  key: string;
  /** Key of the destination that contains it, or its heading. */
  within: string;
  /** Second line of its box: its addresses. */
  description?: string;
  /** Entry points that are always available (a menu, a mail), and its audience. */
  tags: string[];
  /** True if it is reachable through a tag and not only from other destinations. */
  open: boolean;
  /** Id of its chart. */
  chart?: string;
};
/** Link between destinations, and its trigger. */
export type Way = { from: string; to: string; by: Text };
/** Contents of a file for `npm run charts -- --map FILE`. */
export type Destinations = {
  id: string;
  destinations: Destination[];
  /** Links that no chart ends with. */
  ways: Way[];
  /**
   * Returns the destination of an output, or of an event sent to the parent; `report` if the app receives it as a
   * report.
   */
  leads(output: unknown): { to: string; report?: string } | undefined;
};
/** All destinations as a picture per language. `charts`: ids of their charts, by path. */
export type DestinationMap = {
  id: string;
  pictures: Record<Language, Picture>;
  charts: Record<string, string>;
  faults: string[];
};

/** Link on the map. `isEnd`: true if the app receives the end of a chart and routes on. */
type Line = { from: string; to: string; by: Text[]; isEnd: boolean };

/** Draws the map from the declared links and the ends of each chart's explored paths. */
export function mapOf({ id, destinations, ways, leads }: Destinations, charts: readonly Chart[]): DestinationMap {
  const ends = new Map(
    charts
      .filter(({ id }) => destinations.some(({ chart }) => chart === id))
      .map((chart) => [chart.id, endsOf(chart, leads)]),
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

/** Returns the links from a chart's ends and from the events it sends to its parent. */
function endsOf({ machine, samples, words }: Chart, leads: Destinations['leads']): Omit<Line, 'from'>[] {
  const { places, edges } = explore(machine, samples);
  const linesFrom = (output: unknown, move: Move): Omit<Line, 'from'>[] => {
    const { to, report } = leads(output) ?? {};
    if (to === undefined) return [];
    const by = report
      ? { en: report, bn: report }
      : { en: describeMove(move, 'en', words), bn: describeMove(move, 'bn', words) };
    return [{ to, by: [by], isEnd: report !== undefined }];
  };
  return edges.flatMap(({ to, move, effects }) => {
    const { status, output } = places[to]?.snapshot ?? {};
    const sent = effects.flatMap((effect) => (effect.kind === 'send' && effect.to === 'parent' ? [effect.event] : []));
    return [...(status === 'done' ? linesFrom(output, move) : []), ...sent.flatMap((event) => linesFrom(event, move))];
  });
}

/** Merges the links between the same two destinations. */
function merged(found: readonly Line[]): Line[] {
  const lines = new Map<string, Line>();
  for (const line of found) {
    const key = `${line.isEnd} ${idOf(line)}`;
    const known = lines.get(key)?.by ?? [];
    lines.set(key, { ...line, by: [...known, ...line.by.filter(({ en }) => !known.some((other) => other.en === en))] });
  }
  return [...lines.values()];
}
const idOf = ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`;

/**
 * Selects the links to draw as arrows: those within a heading, except ends that the app receives. The others become
 * text in the source's box, since no reader could follow all of them.
 */
function drawnAmong(destinations: readonly Destination[]): (line: Line) => boolean {
  const tops = new Map<string, string>();
  for (const { key, within } of destinations) tops.set(key, tops.get(within) ?? within);
  return ({ from, to, isEnd }) => !isEnd && tops.get(from) === tops.get(to);
}

/** Groups the destinations under a heading: connected ones first, the others in rows under `more`. */
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
  for (const destination of destinations) {
    const path = paths.get(destination.key) ?? destination.key;
    const parts = path.split('.');
    for (let length = 1; length < parts.length; length++) {
      const above = parts.slice(0, length).join('.');
      if (!states.has(above))
        states.set(above, stateOf(above, id, parts[length - 1] === 'more' ? 'parallel' : 'compound'));
    }
    const { description, tags, chart } = destination;
    const holds = destinations.some(({ within }) => within === destination.key);
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
  const by = line.by.map((text) => text[language]).join('; ');
  const source = paths.get(from) ?? '';
  const target = paths.get(to) ?? '';
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

/** Returns the faults of a map: unreachable destinations, dead ends, missing charts. */
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
