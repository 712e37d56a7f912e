import { stable } from './json';

type Local = {
  snapshot: { _nodes: readonly { id: string; states: object }[] };
  context: unknown;
  ended: ReadonlySet<string>;
};

/** What a place consists of: its innermost states, each value of its context, the actors that have ended. */
const facetsOf = ({ snapshot, context, ended }: Local): string[] => [
  ...snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id),
  ...Object.entries(context ?? {}).map(([key, value]) => `${key}=${stable(value)}`),
  ...[...ended].map((id) => `ended ${id}`),
];

const MOST = 2 ** 26;

/**
 * Knows which parts of places were met together before. Regions side by side multiply; going on only where two parts meet for
 * the first time keeps a chart of many regions walkable. Parts are numbered, and two together are one number.
 */
export class NewCoverage {
  private readonly numbers = new Map<string, number>();
  private readonly parts = new WeakMap<Local, number[]>();
  private readonly met = new Set<number>();

  /** Returns whether two parts of this place were never met together; from now on they were. */
  isNew(place: Local): boolean {
    const parts = this.partsOf(place);
    return parts.filter((one, index) => this.meet([one], parts.slice(index))).length > 0;
  }

  /** Returns whether a transition leads to a part of this place for the first time, and records it. */
  isNewBy(transitions: readonly string[], place: Local): boolean {
    return this.meet(
      transitions.map((transition) => this.number(`by ${transition}`)),
      this.partsOf(place),
    );
  }

  private partsOf(place: Local): number[] {
    const parts = this.parts.get(place) ?? facetsOf(place).map((facet) => this.number(facet));
    this.parts.set(place, parts);
    return parts;
  }

  private number(part: string): number {
    const number = this.numbers.get(part) ?? this.numbers.size;
    this.numbers.set(part, number);
    return number;
  }

  private meet(some: readonly number[], others: readonly number[]): boolean {
    const before = this.met.size;
    for (const one of some) for (const other of others) this.met.add(one * MOST + other);
    return this.met.size > before;
  }
}
