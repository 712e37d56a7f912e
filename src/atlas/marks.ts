import type { Mark } from './diff';
import { group, textOf } from './svg-parts';

/** Signs of the marks, as colour alone is not accessible. */
export const SIGNS: Record<Mark, string> = { added: '+', removed: '−', changed: '~' };
const RADIUS = 8;

export const badge = (mark: Mark, x: number, y: number): string =>
  group(`badge ${mark}`, {}, [
    `<circle cx="${x}" cy="${y}" r="${RADIUS}"/>`,
    textOf('sign', { x, y: y + 5 }, SIGNS[mark]),
  ]);

export const LEGEND = { width: 340, height: 36 };

/** Legend of the signs, at the foot of a picture. */
export const legend = (y: number): string =>
  (['added', 'removed', 'changed'] as const)
    .map((mark, nth) => badge(mark, 28 + nth * 105, y) + textOf('meaning', { x: 42 + nth * 105, y: y + 4 }, mark))
    .join('');
