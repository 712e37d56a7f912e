import { type Canvas, span } from './pixel-art';

/** An at-chala temple of clay: two curved Bengal roofs, their eaves drawn as arcs, a door and two windows. */
export function temple(ground: Canvas, middle: number, horizon: number): void {
  const put = (dx: number, y: number, thread: string) => ground.put(middle + dx, y, thread);
  /** Fills a roof between two arcs, each with the row of its crown and its flatness. */
  const roof = (half: number, top: number, topFlat: number, foot: number, footFlat: number) => {
    for (const dx of span(-half, half))
      for (const y of span(top + Math.round((dx * dx) / topFlat), foot + Math.round((dx * dx) / footFlat)))
        put(dx, y, 'c');
  };
  const eaves = (half: number, crown: number, flat: number) => {
    for (const dx of span(-half, half)) put(dx, crown + Math.round((dx * dx) / flat), 'd');
  };

  for (const up of span(1, 8)) for (const dx of span(-8, 8)) put(dx, horizon - up, 'c');
  roof(9, horizon - 14, 16, horizon - 8, 27);
  eaves(8, horizon - 8, 27);
  roof(5, horizon - 20, 8, horizon - 13, Number.POSITIVE_INFINITY);
  eaves(4, horizon - 16, 9);
  for (const up of [21, 22]) put(0, horizon - up, 'c');

  for (const dx of [-7, 7]) for (const up of [2, 4]) put(dx, horizon - up, 'd');
  for (const up of span(1, 3)) for (const dx of span(-1, 1)) put(dx, horizon - up, 'd');
  put(0, horizon - 4, 'd');
  for (const dx of [-5, -4, 4, 5]) for (const up of [2, 3]) put(dx, horizon - up, 'd');
}
