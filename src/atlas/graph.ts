import type { Aim } from './aims';
import type { Seen } from './declared';
import { DIMENSIONS } from './declared';
import type { Edge, Exploration, Start } from './explore';
import type { Move } from './moves';
import { couple, firstOf, lastOf } from './pairs';

/** Ids, and those of them that were not covered when last looked at. */
export type Goals = { readonly all: readonly string[]; open: readonly string[] };
/** Transitions that are made in one go. One object for the same ones, so that it can be a key. */
type Group = readonly string[];
/** A place; where pairs matter, with the transitions that were last made on the way there. */
export type Node = { place: number; last: Group; links?: Link[] };
/** An edge as it is gone from a node: where it leads, what it covers from anywhere, and the pairs that are made by going on there. */
export type Link = { edge: Edge; to: Node; goals: Goals; pairs: Goals };
type Way = { edge: Edge; first: Group; last: Group; goals: Goals };

/** What a macrostep covers of a chart and of its samples. No two dimensions have an id in common. */
const goalsOf = (seen: readonly Seen[], { sample, invoke }: Pick<Move, 'sample' | 'invoke'> = {}): string[] => [
  ...seen.flatMap((one) => DIMENSIONS.flatMap((dimension) => one[dimension])),
  ...(sample ? [`sample ${invoke ?? sample.of} ${sample.class}`] : []),
];
const goals = (all: readonly string[]): Goals => ({ all, open: all });
const none = goals([]);

/** The value under a key, made where there is none yet. */
function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/**
 * An exploration as a graph to be walked. Where pairs are wanted, a place that is arrived at by other transitions is another node, as what
 * is made by going on differs.
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

  begin({ at, seen }: Start): Node {
    return this.node(at, this.group(lastOf(seen)));
  }

  /** What beginning there covers. */
  goalsOfStart({ seen }: Start): string[] {
    return this.goalsOf(seen);
  }

  linksOf(node: Node): Link[] {
    node.links ??= (this.leaving[node.place] ?? []).map((way) => this.link(node, way));
    return node.links;
  }

  private way(edge: Edge): Way {
    const { seen, move } = edge;
    return {
      edge,
      first: this.group(firstOf(seen)),
      last: this.group(lastOf(seen)),
      goals: goals(this.goalsOf(seen, move)),
    };
  }

  private link({ last: before }: Node, { edge, first, last, goals }: Way): Link {
    return { edge, to: this.node(edge.to, last.length > 0 ? last : before), goals, pairs: this.couple(before, first) };
  }

  private couple(before: Group, after: Group): Goals {
    if (before.length === 0 || after.length === 0) return none;
    const known = kept(this.couples, before, () => new Map<Group, Goals>());
    return kept(known, after, () => goals(couple(before, after)));
  }

  private goalsOf(seen: readonly Seen[], move?: Move): string[] {
    const { only, pairs } = this.aim;
    const all = goalsOf(seen, move).filter((goal) => !only || only.has(goal));
    return [...new Set([...all, ...(pairs ? seen.flatMap((one) => one.pairs) : [])])];
  }

  private group(transitions: Group): Group {
    const relevant = this.aim.pairs ? transitions : [];
    return kept(this.groups, relevant.join(' & '), () => relevant);
  }

  private node(place: number, last: Group): Node {
    const known = kept(this.nodes, last, () => new Map<number, Node>());
    return kept(known, place, () => ({ place, last }));
  }
}
