import { useEffect, useState } from 'react';
import type { Laid } from '../../layout';
import type { Picture } from '../../picture';
import type { Whole } from './changes';
import { foldedPicture } from './fold';

/** Displayed chart: `picture` is the `whole` without folded parts. */
export type DisplayedChart = { whole: Picture; picture: Picture; laid: Laid };

/** Lays out a chart when its level or its folding changes; the initial layout is precomputed. */
export function useLaid({ picture, ahead }: Whole, folded: readonly string[]): DisplayedChart {
  const [displayedChart, setDisplayedChart] = useState<DisplayedChart>({ whole: ahead.picture, ...ahead });
  useEffect(() => {
    let isCurrent = true;
    const lay = async () => {
      if (folded.length === 0 && picture === ahead.picture) return { whole: picture, ...ahead };
      const { layout } = await import('../../layout');
      const less = foldedPicture(picture, folded);
      return { whole: picture, picture: less, laid: await layout(less) };
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
