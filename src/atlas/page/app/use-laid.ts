import { useEffect, useState } from 'react';
import type { DisplayedChart, Whole } from './changes';
import { layOut } from './worker/lay-out';

/** Progress of a layout while the earlier one is still displayed; undefined when it is done. */
export type LayoutProgress = 'drawing' | 'notDrawn';

/** Lays out a chart when its level or its folding changes; the initial layout is precomputed. */
export function useLaid(
  { picture, ahead }: Whole,
  folded: readonly string[],
): { displayedChart: DisplayedChart; drawing: LayoutProgress | undefined } {
  const [displayedChart, setDisplayedChart] = useState(ahead);
  const [drawing, setDrawing] = useState<LayoutProgress>();
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: DisplayedChart) => {
      setDisplayedChart(next);
      setDrawing(undefined);
    };
    if (picture === ahead.whole && areEqual(folded, ahead.folds)) return show(ahead);
    setDrawing('drawing');
    layOut({ whole: picture, folds: folded }, stop.signal).then(
      (result) => show({ whole: picture, folds: folded, ...result }),
      () => {
        if (!stop.signal.aborted) setDrawing('notDrawn');
      },
    );
    return () => stop.abort();
  }, [picture, ahead, folded]);
  return { displayedChart, drawing };
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((path, at) => path === others[at]);
