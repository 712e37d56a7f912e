import type { Chart } from './load';

/** What the files of charts are called: by their ids, without what a file cannot be called; a second of one id is `…-2`. */
export function namesOf(charts: readonly Pick<Chart, 'id'>[]): string[] {
  const taken = new Map<string, number>();
  return charts.map(({ id }) => {
    const name = id.replace(/[/\\:*?"<>|]/g, '_');
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    return nth === 1 ? name : `${name}-${nth}`;
  });
}
