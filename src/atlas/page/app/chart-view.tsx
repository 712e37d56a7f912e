import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import type { ChartData } from '../data';
import { displayedDiff, displayedSides, marksOf } from './changes';
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
import { SidesView } from './sides/sides-view';
import { SingleView } from './single-view';

type Props = { chart: ChartData; actor: AtlasActor; load: (chart: ChartData) => Promise<Loaded> };
const NO_STEPS: readonly string[] = [];

/** View of one chart: its picture, its running machine, and details of its states. */
export function ChartView({ chart, actor, load }: Props) {
  const { send } = useAtlas();
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
  const sides = displayedSides(chart, place);
  const marks = useMemo(() => diff && marksOf(diff, folded), [diff, folded]);
  const main = levelOf(place.level) === 'product' ? chart.main : undefined;
  const { state: selected, change, requirement } = place;
  const looks: Looks = useMemo(
    () => ({ colours, moment, selected, change, requirement, folded, marks, main }),
    [colours, moment, selected, change, requirement, folded, marks, main],
  );
  const choose = (transition: string) => {
    const option = moment?.options.find(({ leads }) => leads.includes(transition));
    if (option) send({ type: 'option.chosen', token: option.token });
  };

  return (
    <>
      <main className="stage" id="main" tabIndex={-1}>
        {sides ? (
          <SidesView chart={chart} diff={sides} place={place} looks={looks} onTransition={choose} />
        ) : (
          <SingleView
            chart={chart}
            place={place}
            looks={looks}
            isPlaying={isPlaying}
            isLive={watched && isApp}
            onTransition={choose}
          />
        )}
        {!sides && !isLive && (
          <Player chart={chart} moments={moments} place={{ ...place, input }} isPlaying={isPlaying} />
        )}
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
