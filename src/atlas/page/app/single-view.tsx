import { useMemo } from 'react';
import type { ChartData } from '../data';
import type { Place } from './address';
import { Canvas } from './canvas';
import { displayedDiff, soughtIn, wholeOf } from './changes';
import type { Looks } from './drawing';
import { levelOf } from './levels';
import { useAtlas } from './shared';
import { StageHead } from './stage-head';
import { useCamera } from './use-camera';
import { useLaid } from './use-laid';

type Props = {
  chart: ChartData;
  place: Place;
  looks: Looks;
  isPlaying: boolean;
  isLive: boolean | undefined;
  onTransition: (id: string) => void;
};

/** Picture of a chart, with its changes if it has any. */
export function SingleView({ chart, place, looks, isPlaying, isLive, onTransition }: Props) {
  const { texts } = useAtlas();
  const diff = displayedDiff(chart, place);
  const level = levelOf(place.level);
  const whole = useMemo(() => wholeOf(chart, diff, texts.language, level), [chart, diff, texts.language, level]);
  const { moment, folded } = looks;
  const { displayedChart, drawing } = useLaid(whole, folded);
  const camera = useCamera(displayedChart, { moment, isPlaying, sought: soughtIn(place) });
  return (
    <>
      <StageHead
        chart={chart}
        whole={displayedChart.whole}
        isDense={displayedChart.picture.dense !== undefined}
        camera={camera}
        folded={folded}
        place={place}
        isLive={isLive}
      />
      <Canvas
        chart={chart}
        displayedChart={displayedChart}
        camera={camera}
        drawing={drawing}
        looks={looks}
        onTransition={onTransition}
      />
    </>
  );
}
