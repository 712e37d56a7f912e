import type { AnyEventObject } from 'xstate';
import {
  type AnyDriver,
  type Edge,
  type Exploration,
  type Move,
  type Path,
  type Place,
  paths,
  type Strategy,
  stable,
} from '../../src/atlas';
import type { CallName } from './edge';
import { isInfeasible } from './infeasible';
import type { Tester } from './tester';

/** A tester's knowledge of browser and gateway in addition to the chart; small and plain. */
export type Environment = Record<string, unknown>;
/** State of the chart and of its environment. */
export type Here<W> = {
  value: Place['value'];
  context: Record<string, unknown>;
  environment: W;
  /** State of the chart afterwards. */
  to: Pick<Place, 'value' | 'context'>;
};

export type Opening<W extends Environment> = {
  /** Index of the chart's sample input. */
  input?: string;
  environment: W;
  /** Initial fixture, if not the one in which each account of the demo is logged in. */
  fixture?: string;
  /** Modules that are switched in it, as `SLIDEVERIF=on`; the puzzle is off. */
  turned?: string[];
  /** Brings a clean tab to the chart's initial state. */
  open(tester: Tester): Promise<unknown>;
  /** Restarts on the page on which the chart has ended, if the environment matches this opening; for the same user. */
  again?(tester: Tester): Promise<unknown>;
  /** Logged-in user. */
  as?: string;
  /** For charts whose page remembers its first run in a visible way: restarts in a new page. */
  isFresh?: boolean;
};

/** State of the modules: the puzzle is off, unless the opening enables it. */
export const turnedIn = ({ turned = [] }: { turned?: string[] } = {}): string[] => [
  ...(turned.some((candidate) => candidate.startsWith('SLIDEVERIF=')) ? [] : ['SLIDEVERIF=off']),
  ...turned,
];

/**
 * In isolation a chart allows transitions that the full system cannot produce: a visitor cannot log out, no puzzle
 * expires before there is one. This model decides what can happen, so that only paths that are feasible in a real
 * browser are run.
 */
export type EnvironmentModel<W extends Environment> = {
  openings: Record<string, Opening<W>>;
  /** Returns the environment after a move; undefined if the move cannot happen. */
  after(move: Move, here: Here<W>): W | undefined;
  /** True if a restart resets the environment to the opening's fixture; otherwise it must match already. */
  renewed?: boolean;
  /** Request at the edge that an outcome or a spontaneous event waits for; or those that are sent immediately. */
  waits?(move: Move, environment: W, context: unknown): CallName | readonly CallName[] | undefined;
  /**
   * Returns whether it happens on its own before anything else can. Outcomes without a request or a tester's step
   * always do.
   */
  due?(move: Move, here: Here<W>): boolean;
  /** Actors that end by a tester's action. */
  acts?: string[];
  /** Triggers of events that no view sends. */
  causes?: Record<string, (tester: Tester, event: AnyEventObject) => Promise<unknown>>;
  /** Tester's actions before a step; `next` is the step after it. */
  prepare?(tester: Tester, step: Move, next: Move | undefined, environment: W): Promise<unknown>;
  /** Responses of 400 and above that any path may cause. */
  tolerates?: [call: CallName, status: number][];
};

export type FeasiblePlace<W extends Environment> = Place & { environment: W; explored: number; as: string };
/** `again`: opening for a restart of the chart. */
export type FeasibleEdge = Edge & { due: boolean; again?: string };
export type FeasiblePath<W extends Environment> = {
  opening: string;
  start: FeasiblePlace<W>;
  edges: FeasibleEdge[];
  stepCoverages: Path['stepCoverages'];
};
/** Feasible paths, and their elements; `follow` returns a path as far as it is feasible. */
export type FeasiblePaths<W extends Environment> = {
  places: FeasiblePlace<W>[];
  leaving(id: number): FeasibleEdge[];
  /** Moves that the chart allows in a state, feasible or not. */
  allowed(id: number): Move[];
  paths: FeasiblePath<W>[];
  follow(path: Path): FeasiblePath<W>;
};

/** Not an event of the chart, but of the path runner. */
const AGAIN = 'begun.again';

/**
 * Feasible paths of a chart in this environment, over all of it or each of its states; each ends where a tester can
 * look.
 */
export function feasiblePaths<W extends Environment>(
  exploration: Exploration,
  driver: AnyDriver,
  model: EnvironmentModel<W>,
  strategy: Strategy = 'transitions',
): FeasiblePaths<W> {
  const { places, edges, starts } = within(exploration, driver, model);
  const leaving = (id: number) => edges.filter(({ from }) => from === id);
  const allowed = (id: number) =>
    exploration.edges.filter(({ from }) => from === places[id]?.explored).map(({ move }) => move);
  const follow = ({ input = '', steps, stepCoverages }: Path): FeasiblePath<W> => {
    const start = starts.find((candidate) => candidate.input === input);
    const way: FeasibleEdge[] = [];
    const at = () => way.at(-1)?.to ?? start?.at ?? 0;
    for (const step of steps) {
      const edge = leaving(at()).find(
        ({ move }) => stable([move.event, move.sample]) === stable([step.event, step.sample]),
      );
      if (edge) way.push(edge);
    }
    for (let due = leaving(at()).find((edge) => edge.due); due; due = leaving(at()).find((edge) => edge.due))
      way.push(due);
    const first = places[start?.at ?? 0];
    if (!first) throw new Error(`Nothing begins with ${input}.`);
    return { opening: input, start: first, edges: way, stepCoverages };
  };
  return {
    places,
    leaving,
    allowed,
    follow,
    paths: paths({ ...exploration, places, edges, starts }, strategy).map(follow),
  };
}

/** Steps of a path's prefix since the chart's last start, which can be performed alone. */
export function stepsSinceStart<W extends Environment>(
  path: FeasiblePath<W>,
  done: number,
  places: readonly FeasiblePlace<W>[],
): FeasiblePath<W> {
  const edges = path.edges.slice(0, done);
  const last = edges.findLastIndex(({ again }) => again);
  const lastRestart = edges[last];
  const start = places[lastRestart?.to ?? -1];
  return {
    ...path,
    ...(lastRestart?.again && start && { opening: lastRestart.again, start }),
    edges: edges.slice(last + 1),
  };
}

/** The exploration with each state once per possible environment, and with feasible moves only. */
function within<W extends Environment>(exploration: Exploration, driver: AnyDriver, model: EnvironmentModel<W>) {
  const places: FeasiblePlace<W>[] = [];
  const known = new Map<string, number>();
  const arrive = (id: number, environment: W, as: string): number => {
    const key = stable([id, environment, as]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const place = exploration.places[id];
    if (!place) throw new Error(`There is no place ${id}.`);
    known.set(key, places.length);
    return places.push({ ...place, id: places.length, environment, explored: id, as }) - 1;
  };
  const starts = Object.entries(model.openings).flatMap(([input, opening]) =>
    exploration.starts
      .filter((start) => start.input === opening.input)
      .map((start) => ({ ...start, input, at: arrive(start.at, opening.environment, opening.as ?? '') })),
  );
  const edges: FeasibleEdge[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at];
    if (!place) break;
    const all = exploration.edges
      .filter(({ from }) => from === place.explored)
      .map((edge) => {
        const here = { ...place, context: Object(place.context), to: exploration.places[edge.to] ?? place };
        return { edge, due: isDue(edge.move, here, driver, model), environment: model.after(edge.move, here) };
      })
      .filter(({ edge, due }) => due || isPossible(edge.move, driver, model));
    const possible = all.flatMap(({ edge, due, environment }) => (environment ? [{ edge, due, environment }] : []));
    const now = possible.some(({ due }) => due) ? possible.filter(({ due }) => due) : possible;
    for (const { edge, due, environment } of now)
      edges.push({ ...edge, due, from: at, to: arrive(edge.to, environment, place.as) });
    if (place.snapshot.status === 'done') edges.push(...findRestarts(place, starts, model));
  }
  return { places, edges, starts };
}

/** Returns the possible restarts of a chart that has ended, by the state of the environment. */
function findRestarts<W extends Environment>(
  { id, environment, as }: FeasiblePlace<W>,
  starts: Exploration['starts'],
  model: EnvironmentModel<W>,
) {
  return starts.flatMap(({ input = '', at, stepCoverages }): FeasibleEdge[] => {
    const opening = model.openings[input];
    const isSo = opening && (model.renewed || stable(opening.environment) === stable(environment));
    if (!opening?.again || !isSo || (opening.as ?? '') !== as) return [];
    return [
      {
        from: id,
        to: at,
        move: { kind: 'event', event: { type: AGAIN, opening: input } },
        stepCoverages,
        effects: [],
        due: false,
        again: input,
      },
    ];
  });
}

function isPossible<W extends Environment>(
  move: Move,
  driver: AnyDriver,
  { causes = {} }: EnvironmentModel<W>,
): boolean {
  const { kind, event } = move;
  if (kind === 'delay') return true;
  if (kind === 'event') return driver.events[event.type] !== 'itself' || event.type in causes;
  return !isInfeasible(move, driver);
}

function isDue<W extends Environment>(
  move: Move,
  here: Here<W>,
  driver: AnyDriver,
  model: EnvironmentModel<W>,
): boolean {
  if (model.due?.(move, here)) return true;
  if (move.kind !== 'outcome' || !isPossible(move, driver, model)) return false;
  return (
    !model.acts?.includes(move.sample?.of ?? '') && model.waits?.(move, here.environment, here.context) === undefined
  );
}
