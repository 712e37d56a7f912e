import { stable } from './json';

type Local = {
  snapshot: { _nodes: readonly { id: string; states: object }[] };
  context: unknown;
  ended: ReadonlySet<string>;
};

/** Returns the facets of a place: innermost states, context values, actors that have ended. */
const facetsOf = ({ snapshot, context, ended }: Local): string[] => [
  ...snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id),
  ...Object.entries(context ?? {}).map(([key, value]) => `${key}=${stable(value)}`),
  ...[...ended].map((id) => `ended ${id}`),
];

const MAX_PARTS = 2 ** 26;

/**
 * Records which facets occurred together. Parallel regions multiply, so expanding only places where two facets meet for
 * the first time keeps such charts tractable. Facets are numbered; a pair is one number.
 */
export class NewCoverage {
  private readonly numbers = new Map<string, number>();
  private readonly parts = new WeakMap<Local, number[]>();
  private readonly met = new Set<number>();

  /** Returns whether two facets of this place meet for the first time, and records them. */
  isNew(place: Local): boolean {
    const parts = this.partsOf(place);
    return parts.filter((part, index) => this.meet([part], parts.slice(index))).length > 0;
  }

  /** Returns whether a transition leads to a facet of this place for the first time, and records it. */
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
    for (const part of some) for (const other of others) this.met.add(part * MAX_PARTS + other);
    return this.met.size > before;
  }
}
