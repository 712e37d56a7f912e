import { type Aim, sampleGoal } from './aims';
import type { MicrostepCoverage } from './declared';
import { DIMENSIONS } from './declared';
import type { Edge, Exploration, Start } from './explore';
import type { Move } from './moves';
import { couple, firstOf, lastOf } from './pairs';

/** Goals, and those that were still uncovered at the last check. */
export type Goals = { readonly all: readonly string[]; open: readonly string[] };
/** Transitions taken together. Equal groups share one object, so that it can be a key. */
type Group = readonly string[];
/** Place, combined with the last transitions on the way to it if pairs count. */
export type Node = { place: number; last: Group; links?: Link[] };
/** Edge from a node: target, goals it covers from anywhere, and pairs it completes from here. */
export type Link = { edge: Edge; to: Node; goals: Goals; pairs: Goals };
type Way = { edge: Edge; first: Group; last: Group; goals: Goals };

/** Returns what a macrostep covers of a chart and its samples. Ids are unique across dimensions. */
const goalsOf = (
  stepCoverages: readonly MicrostepCoverage[],
  { sample, invoke }: Pick<Move, 'sample' | 'invoke'> = {},
): string[] => [
  ...stepCoverages.flatMap((microstep) => DIMENSIONS.flatMap((dimension) => microstep[dimension])),
  ...(sample ? [sampleGoal(sample, invoke)] : []),
];
const goals = (all: readonly string[]): Goals => ({ all, open: all });
const none = goals([]);

/** Returns the value of a key, creating it on first use. */
function getOrCreate<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/**
 * Graph of an exploration. If pairs count, a place reached by different transitions becomes different nodes, since the
 * pairs that follow differ.
 */
export class Graph {
  private readonly leaving: Way[][] = [];
  private readonly groups = new Map<string, Group>();
  private readonly nodes = new Map<Group, Map<number, Node>>();
  private readonly couples = new Map<Group, Map<Group, Goals>>();

  constructor(
    { edges }: Exploration,
    private readonly aim: Aim,
    without: (move: Move) => boolean = () => false,
  ) {
    for (const edge of edges) {
      if (without(edge.move)) continue;
      this.leaving[edge.from] ??= [];
      this.leaving[edge.from]?.push(this.way(edge));
    }
  }

  begin({ at, stepCoverages }: Start): Node {
    return this.node(at, this.group(lastOf(stepCoverages)));
  }

  /** Returns the goals that a start covers. */
  goalsOfStart({ stepCoverages }: Start): string[] {
    return this.goalsOf(stepCoverages);
  }

  linksOf(node: Node): Link[] {
    node.links ??= (this.leaving[node.place] ?? []).map((way) => this.link(node, way));
    return node.links;
  }

  private way(edge: Edge): Way {
    const { stepCoverages, move } = edge;
    return {
      edge,
      first: this.group(firstOf(stepCoverages)),
      last: this.group(lastOf(stepCoverages)),
      goals: goals(this.goalsOf(stepCoverages, move)),
    };
  }

  private link({ last: before }: Node, { edge, first, last, goals }: Way): Link {
    return { edge, to: this.node(edge.to, last.length > 0 ? last : before), goals, pairs: this.couple(before, first) };
  }

  private couple(before: Group, after: Group): Goals {
    if (before.length === 0 || after.length === 0) return none;
    const known = getOrCreate(this.couples, before, () => new Map<Group, Goals>());
    return getOrCreate(known, after, () => goals(couple(before, after)));
  }

  private goalsOf(stepCoverages: readonly MicrostepCoverage[], move?: Move): string[] {
    const { only, countsFor, pairs } = this.aim;
    const covered = goalsOf(stepCoverages, move).filter((goal) => !only || only.has(goal));
    const all = countsFor ? covered.flatMap((goal) => countsFor.get(goal) ?? []) : covered;
    return [...new Set([...all, ...(pairs ? stepCoverages.flatMap((microstep) => microstep.pairs) : [])])];
  }

  private group(transitions: Group): Group {
    const relevant = this.aim.pairs ? transitions : [];
    return getOrCreate(this.groups, relevant.join(' & '), () => relevant);
  }

  private node(place: number, last: Group): Node {
    const known = getOrCreate(this.nodes, last, () => new Map<number, Node>());
    return getOrCreate(known, place, () => ({ place, last }));
  }
}
