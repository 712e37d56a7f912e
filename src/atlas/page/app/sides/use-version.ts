import { useMemo } from 'react';
import type { ChartData } from '../../data';
import { type Compared, type DisplayedChart, marksOf, wholeOf } from '../changes';
import type { Looks } from '../drawing';
import { levelOf } from '../levels';
import { useAtlas } from '../shared';
import { useCamera, type View } from '../use-camera';
import { type LayoutProgress, useLaid } from '../use-laid';
import { sidesWords } from './sides-words';
import { marksIn, pathIn, renamedIn, type Twins, type Version, versionOf } from './twins';

/** Comparison to draw: folded states, selection and marks are those of both versions in one picture. */
type Shared = {
  chart: ChartData;
  diff: Compared;
  twins: Twins;
  level: string | undefined;
  looks: Looks;
  /** Key of the selection, and whether it is moved to the centre. */
  sought: string | undefined;
  isCentred: boolean;
};
export type VersionView = {
  chart: ChartData;
  displayedChart: DisplayedChart;
  drawing: LayoutProgress | undefined;
  camera: View;
  looks: Looks;
};

/** Returns a version of a chart as it is drawn beside the other: its layout, its camera and its overlays. */
export function useVersion(version: Version, shared: Shared): VersionView {
  const { twins, diff, level, looks, sought, isCentred } = shared;
  const { texts } = useAtlas();
  const { folded, selected, change, requirement } = looks;
  const chart = useMemo(() => versionOf(version, shared.chart, diff.old), [version, shared.chart, diff]);
  const folds = useMemo(() => folded.flatMap((path) => pathIn(twins, version, path) ?? []), [twins, version, folded]);
  const whole = useMemo(
    () => wholeOf(chart, undefined, texts.language, levelOf(level)),
    [chart, texts.language, level],
  );
  const { displayedChart, drawing } = useLaid(whole, folds);
  const moment = version === 'new' ? looks.moment : undefined;
  const near = sought === undefined ? undefined : twins.keyNear(version, sought);
  const camera = useCamera(displayedChart, { moment, sought: near, isCentred });
  const own = useMemo(
    () => ({
      folded: folds,
      marks: marksIn(twins, version, marksOf(diff, folded)),
      remarks: remarksOf(renamedIn(twins, version, chart.picture), sidesWords[texts.language].there),
      selected: selected === undefined ? undefined : pathIn(twins, version, selected),
      change: change === undefined ? undefined : twins.keyIn(version, change),
      requirement,
    }),
    [twins, version, chart, diff, folded, folds, selected, change, requirement, texts.language],
  );
  const { colours, main } = looks;
  const overlays = useMemo(
    () => (version === 'new' ? { ...own, moment, colours, main } : own),
    [version, own, moment, colours, main],
  );
  return { chart, displayedChart, drawing, camera, looks: overlays };
}

const remarksOf = (renamed: ReadonlyMap<string, string>, there: string): Map<string, string> =>
  new Map([...renamed].map(([path, twin]) => [path, `${there}: ${twin}`]));
