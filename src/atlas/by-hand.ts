import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { type Edge, type Exploration, explore, keyOf, type Place, type Start } from './explore';
import { type ByHand, type Move, movesAt, tokenOf } from './moves';
import { type Path, situation } from './paths';
import { stepFrom } from './step';
import type { AnySamples, AnySteps, Instruction, Text } from './types';

/** Move that is left to automated tests, with the reason. */
export type LeftToMachine = { move: Move; why: Text };
/** Manual part of a chart, the moves left to automated tests, and the moves without an entry in the steps file. */
export type HandExploration = Exploration & { left: LeftToMachine[]; lacking: Move[] };

/** Maximum number of places. */
const LIMIT = 20_000;
/** Maximum number of automatic steps appended to a path. */
const MAX_AUTOMATIC = 8;
const NOT_REACHED: Text = {
  en: 'It follows only from what is left to automated tests.',
  bn: 'যা স্বয়ংক্রিয় পরীক্ষার জন্য রাখা, কেবল তার পরেই এটি আসে।',
};

/** Returns the innermost states of a value as dotted paths. */
export const leavesOf = (value: StateValue, above = ''): string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, inner = {}]) => {
        const leaves = leavesOf(inner, `${above + key}.`);
        return leaves.length > 0 ? leaves : [above + key];
      });

/** Explores what a tester can do with a chart by hand. */
export const exploreByHand = (machine: AnyStateMachine, samples?: AnySamples, steps?: AnySteps): HandExploration =>
  byHand(explore(machine, samples), steps);

/**
 * Restricts an exploration to what can be done by hand: a place is visited once per state of its environment, and each
 * move carries its instructions. Without instructions it returns the exploration: testers send events, the system does
 * the rest.
 */
export function byHand(exploration: Exploration, steps: AnySteps | undefined): HandExploration {
  const all = new Map(exploration.edges.map(({ move }) => [tokenOf(move), move]));
  if (!steps) return { ...exploration, left: [], lacking: [...all.values()] };
  const { places, edges, starts, refused } = new Hand(exploration, steps);
  const done = new Set(edges.map(({ move }) => tokenOf(move)));
  const left = [...all].flatMap(([token, move]) =>
    done.has(token) || instructionsFor(move, steps).length === 0
      ? []
      : [{ move, why: refused.get(token) ?? NOT_REACHED }],
  );
  return {
    ...exploration,
    places,
    edges,
    starts,
    left,
    lacking: [...all.values()].filter((move) => instructionsFor(move, steps).length === 0),
  };
}

/** Walks places and their environments. Nothing is thinned, since manual moves are few. */
class Hand {
  readonly places: (Place & { environment: string })[] = [];
  readonly edges: Edge[] = [];
  readonly starts: Start[];
  /** Reasons why a move is left to automated tests in some place, by token. */
  readonly refused = new Map<string, Text>();
  private readonly known = new Map<string, number>();

  constructor(
    { starts, places, machine, samples }: Exploration,
    private readonly steps: AnySteps,
  ) {
    this.starts = Object.values(steps.begins).flatMap((begins): Start[] =>
      starts
        .filter(({ input }) => begins.input === undefined || input === begins.input)
        .flatMap((start) => {
          const place = places[start.at];
          return place
            ? [{ ...start, begins, at: this.arrive(place.snapshot, place.ended, begins.environment ?? '') }]
            : [];
        }),
    );
    // Iterating an array includes the places that the loop appends.
    for (const place of this.places) {
      if (this.places.length > LIMIT) break;
      for (const move of movesAt(place.snapshot, samples, place.ended)) this.try(machine, move, place);
    }
  }

  private try(machine: AnyStateMachine, move: Move, place: Place & { environment: string }): void {
    const { value, context, environment, id } = place;
    const leaves = leavesOf(value);
    const here = {
      context,
      environment,
      in: (state: string) => leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)),
    };
    const instruction = instructionsFor(move, this.steps).find(({ when }) => when?.(here) ?? true);
    if (instruction?.machine) this.refused.set(tokenOf(move), instruction.machine);
    if (!instruction || instruction.machine) return;
    const {
      who = move.kind === 'event' ? 'tester' : 'system',
      ahead = [],
      before = [],
      after = [],
      matter = 'other',
    } = instruction;
    const { leads = environment, en, bn } = instruction;
    const hand: ByHand = {
      who,
      ahead,
      before,
      after,
      matter,
      ...(en !== undefined && bn !== undefined && { text: { en, bn } }),
    };
    const { snapshot, ended, stepCoverages, effects } = stepFrom(machine, place, move);
    this.edges.push({
      from: id,
      to: this.arrive(snapshot, ended, leads),
      move: { ...move, hand },
      stepCoverages,
      effects,
    });
  }

  private arrive(snapshot: AnyMachineSnapshot, ended: ReadonlySet<string>, environment: string): number {
    const key = `${environment} ${keyOf(snapshot, ended)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const id = this.places.length;
    this.places.push({ id, value: snapshot.value, context: snapshot.context, snapshot, ended, environment });
    this.known.set(key, id);
    return id;
  }
}

/** Extends a path by automatic steps until a tester can inspect where it ends. */
export function rested(path: Path, { starts, edges, places }: Exploration): Path {
  const start = starts.find(({ begins, input }) => begins === path.begins && input === path.input);
  const from = (at: number) => edges.filter((edge) => edge.from === at);
  let at = start?.at ?? 0;
  for (const step of path.steps) at = from(at).find(({ move }) => tokenOf(move) === tokenOf(step))?.to ?? at;
  const steps = [...path.steps];
  for (let more = 0; more < MAX_AUTOMATIC; more += 1) {
    const due = from(at).filter(({ move }) => move.kind === 'outcome' && move.hand?.who === 'system');
    const edge = due.find(({ move }) => move.hand?.ahead.length === 0) ?? due[0];
    const before = places[at];
    const after = places[edge?.to ?? -1];
    if (!edge || !before || !after) break;
    steps.push({ ...edge.move, before: situation(before), after: situation(after), stepCoverages: edge.stepCoverages });
    at = edge.to;
  }
  return { ...path, steps };
}

/** Returns the manual instructions for a move; the first whose condition holds applies. */
function instructionsFor({ kind, event, sample }: Move, { events, outcomes, delays = {} }: AnySteps) {
  const state = Object.keys(delays).find((path) => event.type.endsWith(`.${path}`));
  const classes = kind === 'event' ? events : outcomes;
  const found: Instruction | undefined =
    kind === 'delay' ? delays[state ?? ''] : classes[sample?.of ?? '']?.[sample?.class ?? ''];
  return [found ?? []].flat();
}
