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

/** What a tester knows of the browser and the gateway beside the chart; small and plain. */
export type World = Record<string, unknown>;
/** Where a chart is, and how the world around it is. */
export type Here<W> = {
  value: Place['value'];
  context: Record<string, unknown>;
  world: W;
  /** Where the chart is after it. */
  to: Pick<Place, 'value' | 'context'>;
};

export type Opening<W extends World> = {
  /** Which of the chart's sampled inputs it is. */
  input?: string;
  world: W;
  /** The fixture that it begins in, where it is not the one in which each account of the demo is logged in. */
  fixture?: string;
  /** Modules that are turned in it, as `SLIDEVERIF=on`; the puzzle is off. */
  turned?: string[];
  /** Brings a tab that keeps nothing of anybody to where the chart begins. */
  open(tester: Tester): Promise<unknown>;
  /** Begins once more on the page on which the chart has ended, where the world is as this opening has it; for the same person. */
  again?(tester: Tester): Promise<unknown>;
  /** Who is in. */
  as?: string;
  /** Where what a page keeps in mind of the first time would show in the next: it begins once more on a page anew. */
  anew?: boolean;
};

/** How the modules are turned: the puzzle is off, unless the opening turns it on. */
export const turnedIn = ({ turned = [] }: { turned?: string[] } = {}): string[] => [
  ...(turned.some((one) => one.startsWith('SLIDEVERIF=')) ? [] : ['SLIDEVERIF=off']),
  ...turned,
];

/**
 * In isolation a chart allows transitions that the full system cannot produce: a visitor cannot log out, no puzzle expires before there is
 * one. This model says what can happen, so that only paths that are feasible in a real browser are walked.
 */
export type EnvironmentModel<W extends World> = {
  openings: Record<string, Opening<W>>;
  /** What a move makes of the world; undefined where it cannot happen. */
  after(move: Move, here: Here<W>): W | undefined;
  /** True if the world becomes an opening's fixture where it begins once more; else it must be as that opening has it. */
  renewed?: boolean;
  /** The call at the edge that an outcome, or an event that comes by itself, waits for; or those that are made at once. */
  waits?(move: Move, world: W, context: unknown): CallName | readonly CallName[] | undefined;
  /** Returns whether it happens by itself, at once, before anything else can. Outcomes that wait for nothing and that nobody brings about always do. */
  due?(move: Move, here: Here<W>): boolean;
  /** Actors that end by what the tester does. */
  acts?: string[];
  /** How events that no view sends are brought about. */
  causes?: Record<string, (tester: Tester, event: AnyEventObject) => Promise<unknown>>;
  /** What a tester does before a step, with an eye on the next. */
  prepare?(tester: Tester, step: Move, next: Move | undefined, world: W): Promise<unknown>;
  /** Replies of 400 and above that any path may bring. */
  tolerates?: [call: CallName, status: number][];
};

export type FeasiblePlace<W extends World> = Place & { world: W; explored: number; as: string };
/** `again`: the opening by which the chart begins once more. */
export type FeasibleEdge = Edge & { due: boolean; again?: string };
export type FeasiblePath<W extends World> = {
  opening: string;
  start: FeasiblePlace<W>;
  edges: FeasibleEdge[];
  seen: Path['seen'];
};
/** The paths that can be performed, and what they are made of; `follow` gives a path as it can be performed, as far as that goes. */
export type FeasiblePaths<W extends World> = {
  places: FeasiblePlace<W>[];
  leaving(id: number): FeasibleEdge[];
  /** What the chart allows at a place, whatever of it can happen. */
  allowed(id: number): Move[];
  paths: FeasiblePath<W>[];
  follow(path: Path): FeasiblePath<W>;
};

/** Not an event of the chart, but of who walks it. */
const AGAIN = 'begun.again';

/** The paths of a chart that are feasible in this environment, over all of it or each of its states; each ends where the tester can look at it. */
export function feasiblePaths<W extends World>(
  exploration: Exploration,
  driver: AnyDriver,
  environment: EnvironmentModel<W>,
  strategy: Strategy = 'transitions',
): FeasiblePaths<W> {
  const { places, edges, starts } = within(exploration, driver, environment);
  const leaving = (id: number) => edges.filter(({ from }) => from === id);
  const allowed = (id: number) =>
    exploration.edges.filter(({ from }) => from === places[id]?.explored).map(({ move }) => move);
  const follow = ({ input = '', steps, seen }: Path): FeasiblePath<W> => {
    const start = starts.find((one) => one.input === input);
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
    return { opening: input, start: first, edges: way, seen };
  };
  return {
    places,
    leaving,
    allowed,
    follow,
    paths: paths({ ...exploration, places, edges, starts }, strategy).map(follow),
  };
}

/** Of a path's first so many steps, those since the chart began last; by themselves they can be performed as they are. */
export function sinceBegun<W extends World>(
  path: FeasiblePath<W>,
  done: number,
  places: readonly FeasiblePlace<W>[],
): FeasiblePath<W> {
  const edges = path.edges.slice(0, done);
  const last = edges.findLastIndex(({ again }) => again);
  const begun = edges[last];
  const start = places[begun?.to ?? -1];
  return { ...path, ...(begun?.again && start && { opening: begun.again, start }), edges: edges.slice(last + 1) };
}

/** The exploration, with every place as often as the world around it can differ there, and only the moves that can happen. */
function within<W extends World>(exploration: Exploration, driver: AnyDriver, environment: EnvironmentModel<W>) {
  const places: FeasiblePlace<W>[] = [];
  const known = new Map<string, number>();
  const arrive = (id: number, world: W, as: string): number => {
    const key = stable([id, world, as]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const place = exploration.places[id];
    if (!place) throw new Error(`There is no place ${id}.`);
    known.set(key, places.length);
    return places.push({ ...place, id: places.length, world, explored: id, as }) - 1;
  };
  const starts = Object.entries(environment.openings).flatMap(([input, opening]) =>
    exploration.starts
      .filter((start) => start.input === opening.input)
      .map((start) => ({ ...start, input, at: arrive(start.at, opening.world, opening.as ?? '') })),
  );
  const edges: FeasibleEdge[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at];
    if (!place) break;
    const all = exploration.edges
      .filter(({ from }) => from === place.explored)
      .map((edge) => {
        const here = { ...place, context: Object(place.context), to: exploration.places[edge.to] ?? place };
        return { edge, due: isDue(edge.move, here, driver, environment), world: environment.after(edge.move, here) };
      })
      .filter(({ edge, due }) => due || isPossible(edge.move, driver, environment));
    const possible = all.flatMap(({ edge, due, world }) => (world ? [{ edge, due, world }] : []));
    const now = possible.some(({ due }) => due) ? possible.filter(({ due }) => due) : possible;
    for (const { edge, due, world } of now)
      edges.push({ ...edge, due, from: at, to: arrive(edge.to, world, place.as) });
    if (place.snapshot.status === 'done') edges.push(...begunAgain(place, starts, environment));
  }
  return { places, edges, starts };
}

/** How a chart that has ended begins once more, with what has become of the world. */
function begunAgain<W extends World>(
  { id, world, as }: FeasiblePlace<W>,
  starts: Exploration['starts'],
  environment: EnvironmentModel<W>,
) {
  return starts.flatMap(({ input = '', at, seen }): FeasibleEdge[] => {
    const opening = environment.openings[input];
    const isSo = opening && (environment.renewed || stable(opening.world) === stable(world));
    if (!opening?.again || !isSo || (opening.as ?? '') !== as) return [];
    return [
      {
        from: id,
        to: at,
        move: { kind: 'event', event: { type: AGAIN, opening: input } },
        seen,
        effects: [],
        due: false,
        again: input,
      },
    ];
  });
}

function isPossible<W extends World>(move: Move, driver: AnyDriver, { causes = {} }: EnvironmentModel<W>): boolean {
  const { kind, event } = move;
  if (kind === 'delay') return true;
  if (kind === 'event') return driver.events[event.type] !== 'itself' || event.type in causes;
  return !isInfeasible(move, driver);
}

function isDue<W extends World>(
  move: Move,
  here: Here<W>,
  driver: AnyDriver,
  environment: EnvironmentModel<W>,
): boolean {
  if (environment.due?.(move, here)) return true;
  if (move.kind !== 'outcome' || !isPossible(move, driver, environment)) return false;
  return (
    !environment.acts?.includes(move.sample?.of ?? '') &&
    environment.waits?.(move, here.world, here.context) === undefined
  );
}
