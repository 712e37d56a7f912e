import { useEffect, useState } from 'react';
import { displayedPicture } from '../../fold/displayed';
import type { DisplayedChart, Whole } from './changes';

/** Lays out a chart when its level or its folding changes; the initial layout is precomputed. */
export function useLaid({ picture, ahead }: Whole, folded: readonly string[]): DisplayedChart {
  const [displayedChart, setDisplayedChart] = useState(ahead);
  useEffect(() => {
    let isCurrent = true;
    const lay = async () => {
      if (picture === ahead.whole && areEqual(folded, ahead.folds)) return ahead;
      const { layout } = await import('../../layout');
      const less = displayedPicture(picture, folded);
      return { whole: picture, folds: folded, picture: less, laid: await layout(less) };
    };
    lay().then((next) => {
      if (isCurrent) setDisplayedChart(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [picture, ahead, folded]);
  return displayedChart;
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((path, at) => path === others[at]);
