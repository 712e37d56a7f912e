import { useMemo, useState } from 'react';
import type { ChartData } from '../../data';
import type { Place } from '../address';
import { Canvas, withFold } from '../canvas';
import { type Compared, soughtIn } from '../changes';
import type { Looks } from '../drawing';
import { useAtlas } from '../shared';
import { StageHead } from '../stage-head';
import { Zoom } from '../zoom';
import { Pair } from './pair';
import { sidesWords } from './sides-words';
import { together } from './together';
import { pathFrom, pathIn, twinsOf, type Version } from './twins';
import { usePointed } from './use-pointed';
import { useVersion } from './use-version';

type Props = {
  chart: ChartData;
  diff: Compared;
  place: Place;
  looks: Looks;
  onTransition: (id: string) => void;
};

/** Both versions of a chart next to each other, with matching states linked. */
export function SidesView({ chart, diff, place, looks, onTransition }: Props) {
  const { data, texts, send } = useAtlas();
  const words = sidesWords[texts.language];
  const twins = useMemo(() => twinsOf(diff), [diff]);
  const [pressed, setPressed] = useState<Version>();
  const sought = soughtIn(place);
  const shared = { chart, diff, twins, level: place.level, looks, sought };
  const isCentred = (version: Version) => place.change !== undefined || pressed !== version;
  const old = useVersion('old', { ...shared, isCentred: isCentred('old') });
  const now = useVersion('new', { ...shared, isCentred: isCentred('new') });
  const { pointed, handlersOf } = usePointed(twins, { old, new: now });
  const isTogether = place.sides === 'together';

  const sideOf = (version: Version) => {
    const [own, other] = version === 'old' ? [old, now] : [now, old];
    const name = version === 'old' && data.since ? `${words.old}: ${data.since.revision}` : words[version];
    const camera = isTogether ? together(own.camera, other.camera) : own.camera;
    const lit = pointed && pointed.version !== version ? pathIn(twins, version, pointed.path) : undefined;
    return (
      <section className="side" aria-label={name} {...handlersOf(version)}>
        <div className="row side-h">
          <h2 className="grow">{name}</h2>
          <Zoom camera={camera} name={words[version]} />
        </div>
        <Canvas
          {...{
            chart: own.chart,
            displayedChart: own.displayedChart,
            drawing: own.drawing,
            camera,
            looks: own.looks,
            name,
            lit,
          }}
          onState={(there) => {
            const path = pathFrom(twins, version, there);
            setPressed(version);
            send({ type: 'state.chosen', path: path === place.state ? undefined : path });
          }}
          onFold={(there) =>
            send({ type: 'states.folded', paths: withFold(looks.folded, pathFrom(twins, version, there)) })
          }
          onTransition={version === 'new' ? onTransition : undefined}
        />
      </section>
    );
  };
  return (
    <>
      <StageHead chart={chart} whole={diff.picture} place={place} folded={looks.folded} />
      <div className="row wrap pair">
        <Pair twins={twins} charts={{ old: old.chart, new: now.chart }} sought={sought} />
        <button
          type="button"
          className="btn btn-2 btn-s"
          aria-pressed={isTogether}
          onClick={() => send({ type: 'sides.chosen', sides: isTogether ? 'apart' : 'together' })}
        >
          {words.together}
        </button>
      </div>
      <div className="sides">
        {sideOf('old')}
        {sideOf('new')}
      </div>
    </>
  );
}
