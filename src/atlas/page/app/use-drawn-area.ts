import { useState } from 'react';
import type { Area } from '../../layout';
import { contains, viewOf } from './camera';
import type { DisplayedChart } from './changes';
import type { View } from './use-camera';

/** Number of boxes and lines from which only those around the view are drawn. */
const MANY = 400;
/** Share of the view that is drawn beyond each of its sides. */
const AROUND = 0.25;
/** Zoom below which the text of such a chart is a grey pattern, and is not drawn. */
const FAR = 0.45;

/**
 * Returns the area of a large chart to draw, and whether without text: a browser lays out all text of a picture when it
 * moves. The area changes only when the view leaves it, or shows a small part of it; undefined means everything.
 */
export function useDrawnArea(
  { laid }: DisplayedChart,
  { camera, size }: View,
  isPrinted: boolean,
): { drawnArea?: Area; isFar: boolean } {
  const [drawnArea, setDrawnArea] = useState<Area>({ x: 0, y: 0, width: 0, height: 0 });
  if (isPrinted || laid.boxes.length + laid.edges.length < MANY) return { isFar: false };
  const view = viewOf(camera, size);
  if (!contains(drawnArea, view) || drawnArea.width > 4 * view.width) setDrawnArea(widened(view));
  return { drawnArea, isFar: camera.zoom < FAR };
}

const widened = ({ x, y, width, height }: Area): Area => ({
  x: x - AROUND * width,
  y: y - AROUND * height,
  width: (1 + 2 * AROUND) * width,
  height: (1 + 2 * AROUND) * height,
});
