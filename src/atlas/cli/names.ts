import type { Chart } from './load';

/** Returns file names for charts: their ids without forbidden characters; a duplicate becomes `…-2`. */
export function namesOf(charts: readonly Pick<Chart, 'id'>[]): string[] {
  const taken = new Map<string, number>();
  return charts.map(({ id }) => {
    const name = id.replace(/[/\\:*?"<>|]/g, '_');
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    return nth === 1 ? name : `${name}-${nth}`;
  });
}
