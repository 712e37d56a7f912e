import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { stateKey } from '../../diff';
import type { ChartData } from '../data';
import { Canvas } from './canvas';
import { displayedDiff, marksOf, wholeOf } from './changes';
import { coloursOf } from './colours';
import type { Looks } from './drawing';
import { levelOf } from './levels';
import type { Loaded } from './machines';
import { PanelView } from './panel';
import { Player } from './player';
import { replay } from './run';
import { RunPanel } from './run-panel';
import { momentOf, useWatched } from './session';
import { SessionPanel } from './session-panel';
import { type AtlasActor, useAtlas } from './shared';
import { StageHead } from './stage-head';
import { useCamera } from './use-camera';
import { useLaid } from './use-laid';

type Props = { chart: ChartData; actor: AtlasActor; load: (chart: ChartData) => Promise<Loaded> };
const NO_STEPS: readonly string[] = [];

/** View of one chart: its picture, its running machine, and details of its states. */
export function ChartView({ chart, actor, load }: Props) {
  const { texts, send } = useAtlas();
  const loaded = use(load(chart));
  const { place, folded } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const steps = place.steps.length > 0 ? place.steps : NO_STEPS;
  const inputs = Object.keys(chart.samples.inputs ?? {});
  const input = place.input ?? inputs[0];
  const machine = 'machine' in loaded ? loaded.machine : undefined;
  const moments = useMemo(
    () => (machine ? replay(machine, chart.samples, chart.samples.inputs?.[input ?? ''], steps) : []),
    [machine, chart, input, steps],
  );
  const isApp = useSelector(actor, (snapshot) => snapshot.matches({ source: 'app' }));
  const watched = useWatched(chart);
  const live = useMemo(() => watched && momentOf(watched), [watched]);
  const isLive = isApp && live !== undefined;
  const moment = isLive ? live : moments[Math.min(place.at, moments.length - 1)];
  const colours = useMemo(() => coloursOf(chart, place.tier), [chart, place.tier]);
  const diff = displayedDiff(chart, place);
  const marks = useMemo(() => diff && marksOf(diff, folded), [diff, folded]);
  const level = levelOf(place.level);
  const whole = useMemo(() => wholeOf(chart, diff, texts.language, level), [chart, diff, texts.language, level]);
  const displayedChart = useLaid(whole, folded);
  const camera = useCamera(
    displayedChart,
    moment,
    place.change ?? (place.state === undefined ? undefined : stateKey(place.state)),
    isPlaying,
  );
  const { state: selected, change, requirement } = place;
  const looks: Looks = {
    colours,
    moment,
    selected,
    change,
    requirement,
    folded,
    marks,
    main: level === 'product' ? chart.main : undefined,
  };
  const choose = (transition: string) => {
    const option = moment?.options.find(({ leads }) => leads.includes(transition));
    if (option) send({ type: 'option.chosen', token: option.token });
  };

  return (
    <>
      <main className="stage" id="main" tabIndex={-1}>
        <StageHead
          chart={chart}
          displayedChart={displayedChart}
          camera={camera}
          folded={folded}
          place={place}
          isLive={watched && isApp}
        />
        <Canvas chart={chart} displayedChart={displayedChart} camera={camera} looks={looks} onTransition={choose} />
        {!isLive && <Player chart={chart} moments={moments} place={{ ...place, input }} isPlaying={isPlaying} />}
      </main>
      <PanelView chart={chart} actor={actor}>
        {isLive && watched ? (
          <SessionPanel chart={chart} watched={watched} />
        ) : (
          <RunPanel chart={chart} moment={moment} problem={'problem' in loaded ? loaded.problem : undefined} />
        )}
      </PanelView>
    </>
  );
}
