import type { StateValue } from 'xstate';
import type { Edge, Exploration, Place, Start } from './explore';
import { stable } from './json';
import { type ByHand, type Move, tokenOf } from './moves';
import { type Path, situation } from './paths';
import type { AnyMeans, Matter, SetUp, Text, Who } from './types';

/** A move that nobody makes by hand, and why. */
export type LeftToMachine = { move: Move; why: Text };
/** What of a chart can be walked by hand, what is left to the machine, and what nothing is said of. */
export type HandExploration = Exploration & { left: LeftToMachine[]; lacking: Move[] };

/** What a mean says, as it is read. */
type Said = Partial<Text> & {
  when?(here: unknown): boolean;
  who?: Who;
  ahead?: readonly SetUp[];
  before?: readonly SetUp[];
  after?: readonly SetUp[];
  leads?: string;
  matter?: Matter;
  machine?: Text;
};

/** How much may come by itself after a path. */
const MOST = 8;
const NOT_REACHED: Text = {
  en: 'It follows only from what is left to automated tests.',
  bn: 'যা স্বয়ংক্রিয় পরীক্ষার জন্য রাখা, কেবল তার পরেই এটি আসে।',
};

/** The innermost states of a value, as dotted paths. */
export const leavesOf = (value: StateValue, above = ''): string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, inner = {}]) => {
        const leaves = leavesOf(inner, `${above + key}.`);
        return leaves.length > 0 ? leaves : [above + key];
      });

/**
 * An exploration with what can be done by hand alone: each place as often as the world around it differs there, each move with its means. Where
 * a chart has none, all of it is taken to be possible: a tester does what is an event, the system the rest.
 */
export function byHand(exploration: Exploration, means: AnyMeans | undefined): HandExploration {
  const all = new Map(exploration.edges.map(({ move }) => [tokenOf(move), move]));
  if (!means) return { ...exploration, left: [], lacking: [...all.values()] };
  const { places, edges, starts, refused } = new Hand(exploration, means);
  const done = new Set(edges.map(({ move }) => tokenOf(move)));
  const left = [...all].flatMap(([token, move]) =>
    done.has(token) || saidOf(move, means).length === 0 ? [] : [{ move, why: refused.get(token) ?? NOT_REACHED }],
  );
  return { ...exploration, places, edges, starts, left, lacking: [...all.values()].filter((move) => saidOf(move, means).length === 0) };
}

/** The walk through places and the worlds around them. */
class Hand {
  readonly places: (Place & { explored: number; world: string })[] = [];
  readonly edges: Edge[] = [];
  readonly starts: Start[];
  /** By token, why a move is left to the machine somewhere. */
  readonly refused = new Map<string, Text>();
  private readonly known = new Map<string, number>();

  constructor(
    private readonly exploration: Exploration,
    private readonly means: AnyMeans,
  ) {
    this.starts = Object.values(means.begins).flatMap((begins): Start[] =>
      exploration.starts
        .filter(({ input }) => begins.input === undefined || input === begins.input)
        .map((start) => ({ ...start, begins, at: this.arrive(start.at, begins.world ?? '') })),
    );
    const leaving: Edge[][] = [];
    for (const edge of exploration.edges) leaving[edge.from] = [...(leaving[edge.from] ?? []), edge];
    // An array goes on through what is added to it while it is walked.
    for (const place of this.places) for (const edge of leaving[place.explored] ?? []) this.try(edge, place);
  }

  private try(edge: Edge, place: Place & { world: string }): void {
    const { value, context, world, id } = place;
    const leaves = leavesOf(value);
    const here = { context, world, in: (state: string) => leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)) };
    const said = saidOf(edge.move, this.means).find(({ when }) => when?.(here) ?? true);
    if (said?.machine) this.refused.set(tokenOf(edge.move), said.machine);
    if (!said || said.machine) return;
    const { who = edge.move.kind === 'event' ? 'tester' : 'system', ahead = [], before = [], after = [], matter = 'other' } = said;
    const { leads = world, en, bn } = said;
    const hand: ByHand = { who, ahead, before, after, matter, ...(en !== undefined && bn !== undefined && { text: { en, bn } }) };
    this.edges.push({ ...edge, from: id, to: this.arrive(edge.to, leads), move: { ...edge.move, hand } });
  }

  private arrive(explored: number, world: string): number {
    const key = stable([explored, world]);
    const found = this.known.get(key);
    const place = this.exploration.places[explored];
    if (found !== undefined || !place) return found ?? 0;
    this.known.set(key, this.places.length);
    return this.places.push({ ...place, id: this.places.length, explored, world }) - 1;
  }
}

/** A path that goes on with what comes by itself, until a tester can look at where it ends. */
export function rested(path: Path, { starts, edges, places }: Exploration): Path {
  const start = starts.find(({ begins, input }) => begins === path.begins && input === path.input);
  const from = (at: number) => edges.filter((edge) => edge.from === at);
  let at = start?.at ?? 0;
  for (const step of path.steps) at = from(at).find(({ move }) => tokenOf(move) === tokenOf(step))?.to ?? at;
  const steps = [...path.steps];
  for (let more = 0; more < MOST; more += 1) {
    const due = from(at).filter(({ move }) => move.kind === 'outcome' && move.hand?.who === 'system');
    const edge = due.find(({ move }) => move.hand?.ahead.length === 0) ?? due[0];
    const [before, after] = [places[at], places[edge?.to ?? -1]];
    if (!edge || !before || !after) break;
    steps.push({ ...edge.move, before: situation(before), after: situation(after), seen: edge.seen });
    at = edge.to;
  }
  return { ...path, steps };
}

/** What the means of a chart say of a move: the first that is so is meant. */
function saidOf({ kind, event, sample }: Move, { events, outcomes, delays = {} }: AnyMeans): readonly Said[] {
  const state = Object.keys(delays).find((path) => event.type.endsWith(`.${path}`));
  const found = kind === 'delay' ? delays[state ?? ''] : (kind === 'event' ? events : outcomes)[sample?.of ?? '']?.[sample?.class ?? ''];
  return [found ?? []].flat() as readonly Said[];
}
