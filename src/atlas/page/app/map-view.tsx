import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { MapData } from '../data';
import { Canvas } from './canvas';
import { ChangeCounts } from './change-marks';
import { marksOf, wholeOf } from './changes';
import { hrefOf } from './flows';
import { Save } from './save';
import { type AtlasActor, useAtlas } from './shared';
import { useCamera } from './use-camera';
import { useLaid } from './use-laid';
import { Zoom } from './zoom';

/** Map of all destinations; a press opens the destination's chart. */
export function MapView({ map, actor }: { map: MapData; actor: AtlasActor }) {
  const { texts } = useAtlas();
  const folded = useSelector(actor, ({ context }) => context.folded);
  const { diff, charts } = map;
  const looks = useMemo(() => ({ folded, marks: diff && marksOf(diff, folded) }), [diff, folded]);
  const whole = useMemo(() => wholeOf(map, diff, texts.language), [map, diff, texts.language]);
  const { displayedChart: displayedMap, drawing } = useLaid(whole, folded);
  const camera = useCamera(displayedMap);
  const open = (path: string) => {
    const key = charts[path];
    if (key !== undefined) location.hash = hrefOf(key);
  };
  return (
    <section className="map" aria-labelledby="map">
      <div className="row wrap">
        <h1 className="grow" id="map">
          {texts('map')}
        </h1>
        {diff && <ChangeCounts diff={diff} name={texts('keyChanges')} />}
        <Zoom camera={camera} />
        <Save name={map.key} />
      </div>
      <p className="sm mute">{texts('mapIs')}</p>
      <Canvas
        chart={map}
        displayedChart={displayedMap}
        camera={camera}
        drawing={drawing}
        looks={looks}
        onState={open}
      />
    </section>
  );
}
