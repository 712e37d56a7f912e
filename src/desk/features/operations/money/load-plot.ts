import { loadScript } from '../../../../ui/browser/load-script';
import type { Plot } from './draw-plot';

/**
 * Loads the library of plots and draws one; the page shows the same numbers in a table if the library cannot be loaded.
 * Returns the function that removes the plot.
 */
export function showPlot(box: HTMLElement, plot: Plot): () => void {
  const drawn = loadScript(() => import('./draw-plot')).then(
    ({ drawPlot }) => drawPlot(box, plot),
    () => null,
  );
  return () => void drawn.then((remove) => remove?.());
}
