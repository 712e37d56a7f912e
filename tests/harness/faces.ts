import type { AnyStateMachine } from 'xstate';
import { type AnySamples, type Exploration, explore, stable } from '../../src/atlas';

const SEPARATOR = ': ';
const faceOf = (name: string) => (name.includes(SEPARATOR) ? name.split(SEPARATOR)[0] : undefined);

/** Samples of one variant of a chart that several pages show: the common ones, and those with its prefix. */
export const samplesOf = (samples: AnySamples, face: string) =>
  narrow(samples, (name) => [undefined, face].includes(faceOf(name)));

/** Returns the samples and inputs except those with these names. */
export const samplesBut = (samples: AnySamples, names: readonly string[]): AnySamples => ({
  ...narrow(samples, (name) => !names.includes(name)),
  ...(samples.inputs && { inputs: without(samples.inputs, names) }),
});

const without = (inputs: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => !names.includes(name)));

function narrow(samples: AnySamples, keeps: (name: string) => boolean): AnySamples {
  const matching = <T>(classes: Record<string, T>) =>
    Object.fromEntries(Object.entries(classes).filter(([name]) => keeps(name)));
  const narrowed = <T>(of: Record<string, Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).map(([key, classes]) => [key, matching(classes)]));
  return {
    ...samples,
    ...(samples.inputs && { inputs: matching(samples.inputs) }),
    events: narrowed(samples.events),
    outcomes: narrowed(samples.outcomes),
  };
}

/** Explores a chart variant by variant, so that their samples do not mix; a chart without variants as it is. */
export function exploreFaces(machine: AnyStateMachine, samples: AnySamples): Exploration {
  const names = Object.values({ ...samples.events, ...samples.outcomes }).flatMap((classes) => Object.keys(classes));
  const faces = [...new Set(names.flatMap((name) => faceOf(name) ?? []))];
  const [first, ...others] = faces.map((face) => explore(machine, samplesOf(samples, face)));
  return first ? others.reduce(joined, first) : explore(machine, samples);
}

/** Joins two explorations of a chart; starts, states and transitions that both contain appear once. */
function joined(left: Exploration, right: Exploration): Exploration {
  const places = [...left.places];
  const keyOf = ({ value, context, ended }: Exploration['places'][number]) =>
    stable([value, context, [...ended].sort()]);
  const known = new Map(places.map((place) => [keyOf(place), place.id]));
  const ids = right.places.map((place) => known.get(keyOf(place)) ?? places.push({ ...place, id: places.length }) - 1);
  const id = (of: number) => ids[of] ?? of;
  const knownMoves = new Set(left.edges.map(({ from, move }) => stable([from, move.event, move.sample])));
  const moved = right.edges.map((edge) => ({ ...edge, from: id(edge.from), to: id(edge.to) }));
  const edges = [
    ...left.edges,
    ...moved.filter(({ from, move }) => !knownMoves.has(stable([from, move.event, move.sample]))),
  ];
  const knownInputs = new Set(left.starts.map(({ input }) => input));
  const starts = [
    ...left.starts,
    ...right.starts.filter(({ input }) => !knownInputs.has(input)).map((start) => ({ ...start, at: id(start.at) })),
  ];
  return { ...left, samples: right.samples, places, edges, starts };
}
