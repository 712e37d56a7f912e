import { stable } from './json';

type Local = { snapshot: { _nodes: readonly { id: string; states: object }[] }; context: unknown; ended: ReadonlySet<string> };

/** What a place consists of: its innermost states, each value of its context, the actors that have ended. */
const facetsOf = ({ snapshot, context, ended }: Local): string[] => [
  ...snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id),
  ...Object.entries(context ?? {}).map(([key, value]) => `${key}=${stable(value)}`),
  ...[...ended].map((id) => `ended ${id}`),
];

/**
 * Knows which parts of places were met together before. Regions side by side multiply; going on only where two parts meet for
 * the first time keeps a chart of many regions walkable.
 */
export class Novelty {
  private readonly met = new Set<string>();

  /** Whether two parts of this place were never met together; from now on they were. */
  isNew(place: Local): boolean {
    const facets = facetsOf(place);
    const before = this.met.size;
    for (const [index, one] of facets.entries()) for (const other of facets.slice(index)) this.met.add(`${one} & ${other}`);
    return this.met.size > before;
  }
}
