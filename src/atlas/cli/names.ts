import type { Chart } from './load';

/** Returns file names for charts: their ids without forbidden characters; a duplicate becomes `…-2`. */
export function namesOf(charts: readonly Pick<Chart, 'id'>[]): string[] {
  const nameCounts = new Map<string, number>();
  return charts.map(({ id }) => {
    const name = id.replace(/[/\\:*?"<>|]/g, '_');
    const nth = (nameCounts.get(name) ?? 0) + 1;
    nameCounts.set(name, nth);
    return nth === 1 ? name : `${name}-${nth}`;
  });
}
