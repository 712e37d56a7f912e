import type { ChartData } from '../data';
import { Percent } from './flows';
import { foldable } from './fold';
import { Icon, type IconName } from './icon';
import { Key } from './key';
import { useAtlas } from './shared';
import { countsOf, titleOf } from './told';
import type { View } from './use-camera';

type Props = { chart: ChartData; camera: View; folded: readonly string[]; tier: string | undefined; isLive: boolean | undefined };

/** What a chart is called, what it holds, and the ways to look at it. */
export function StageHead({ chart, camera, folded, tier, isLive }: Props) {
  const { say, send } = useAtlas();
  const { tiers } = chart;
  return (
    <div className="stage-h">
      <div className="grow">
        <h1>{titleOf(chart, say.language)}</h1>
        <p className="sm mute">
          {say.counts(countsOf(chart))}
          {tiers.length > 0 && (
            <>
              {' · '}
              <Percent tier={tiers.find((one) => one.tier === tier) ?? tiers.at(-1)} /> {say('covered')}
            </>
          )}
        </p>
      </div>
      <div className="row wrap tools">
        {isLive !== undefined && (
          <button type="button" className="btn btn-2 btn-s" aria-pressed={isLive} onClick={() => send({ type: 'app.toggled' })}>
            <Icon name="bolt" />
            {say('app')}
          </button>
        )}
        {tiers.length > 0 && <Tiers chart={chart} tier={tier} />}
        <Folds chart={chart} folded={folded} />
        <Zoom camera={camera} />
      </div>
      {tier !== undefined && <Key />}
    </div>
  );
}

function Tiers({ chart: { tiers }, tier }: { chart: ChartData; tier: string | undefined }) {
  const { say, send } = useAtlas();
  return (
    <select
      className="input input-s"
      aria-label={say('tier')}
      value={tier ?? ''}
      onChange={({ target }) => send({ type: 'tier.chosen', tier: target.value || undefined })}
    >
      <option value="">
        {say('tier')}: {say('noTier')}
      </option>
      {tiers.map(({ tier: name, covered, declared }) => (
        <option key={name} value={name}>
          {say('tier')}: {name} {say.percent(covered, declared)}
        </option>
      ))}
    </select>
  );
}

function Folds({ chart: { picture }, folded }: { chart: ChartData; folded: readonly string[] }) {
  const { say, send } = useAtlas();
  const all = foldable(picture);
  if (all.length === 0) return null;
  const isFolded = folded.length > 0;
  const fold = () => send({ type: 'states.folded', paths: isFolded ? [] : all });
  return (
    <button type="button" className="btn btn-2 btn-s" onClick={fold}>
      <Icon name={isFolded ? 'unfold' : 'fold'} />
      {say(isFolded ? 'unfoldAll' : 'foldAll')}
    </button>
  );
}

function Zoom({ camera: { camera, zoom, fit, whole } }: { camera: View }) {
  const { say } = useAtlas();
  const buttons: [IconName, string, () => void][] = [
    ['minus', say('zoomOut'), () => zoom(1 / 1.25)],
    ['plus', say('zoomIn'), () => zoom(1.25)],
    ['fit', say('fit'), fit],
  ];
  const [smaller, ...larger] = buttons.map(([icon, name, act]) => (
    <button key={icon} type="button" className="icon-btn" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="zoom" role="group" aria-label={say('zoom')}>
      {smaller}
      <button type="button" className="num" aria-label={`${say('zoomWhole')}: ${say.percent(camera.zoom, 1)}`} onClick={whole}>
        {say.percent(camera.zoom, 1)}
      </button>
      {larger}
    </div>
  );
}
