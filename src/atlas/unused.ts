import type { Path } from './paths';
import type { AnySamples } from './types';

/** Returns the names of samples that no path uses, because the chart never listens to them. */
export function unused(samples: AnySamples, paths: readonly Path[]): string[] {
  const used = new Set(
    paths.flatMap(({ steps }) => steps.map(({ kind, sample }) => `${kind} ${sample?.of}: ${sample?.class}`)),
  );
  const named = (kind: string, all: Record<string, object>) =>
    Object.entries(all).flatMap(([of, classes]) => Object.keys(classes).map((name) => `${kind} ${of}: ${name}`));
  return [...named('event', samples.events), ...named('outcome', samples.outcomes)].filter((name) => !used.has(name));
}
