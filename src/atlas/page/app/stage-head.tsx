import { foldable } from '../../fold/fold';
import type { Picture } from '../../picture';
import type { ChartData } from '../data';
import type { Place } from './address';
import { ChangeCounts } from './change-marks';
import { displayedDiff } from './changes';
import { Percent } from './flows';
import { Icon } from './icon';
import { Key } from './key';
import { countsOf, titleOf } from './labels';
import { LEVELS, levelOf } from './levels';
import { OriginNote } from './origin-note';
import { Save } from './save';
import { useAtlas } from './shared';
import { sidesWords } from './sides/sides-words';
import type { View } from './use-camera';
import { Zoom } from './zoom';

/**
 * Props of the heading. `camera`: of the only picture; two versions side by side have one each.
 */
type Props = {
  chart: ChartData;
  whole: Picture;
  camera?: View;
  folded: readonly string[];
  place: Place;
  isLive?: boolean;
  isDense?: boolean;
};

/** Heading of a chart: title, counts and display options. */
export function StageHead({ chart, whole, camera, folded, place, isLive, isDense }: Props) {
  const { texts, send } = useAtlas();
  const { tiers, diff } = chart;
  const { tier } = place;
  const isDiff = displayedDiff(chart, place) !== undefined;
  return (
    <div className="stage-h">
      <div className="grow">
        <h1>{titleOf(chart, texts.language)}</h1>
        <p className="sm mute">
          {texts.counts(countsOf(chart))}
          {tiers.length > 0 && (
            <>
              {' · '}
              <Percent tier={tiers.find((tierData) => tierData.tier === tier) ?? tiers.at(-1)} /> {texts('covered')}
            </>
          )}
        </p>
        {isDense && <p className="sm">{texts('dense')}</p>}
        {chart.picture.origin && <OriginNote origin={chart.picture.origin} />}
      </div>
      <div className="row wrap tools">
        {isLive !== undefined && (
          <button
            type="button"
            className="btn btn-2 btn-s"
            aria-pressed={isLive}
            onClick={() => send({ type: 'app.toggled' })}
          >
            <Icon name="bolt" />
            {texts('app')}
          </button>
        )}
        {diff && (
          <button
            type="button"
            className="btn btn-2 btn-s"
            aria-pressed={isDiff}
            onClick={() => send({ type: 'changes.toggled' })}
          >
            <Icon name="diff" />
            {texts('changes')}
          </button>
        )}
        {isDiff && diff?.old && <SideBySide isOn={place.sides !== undefined} />}
        {tiers.length > 0 && <Tiers chart={chart} tier={tier} />}
        <Levels level={place.level} />
        <Folds whole={whole} folded={folded} />
        {camera && (
          <>
            <Zoom camera={camera} />
            <Save name={chart.key} />
          </>
        )}
        <button
          type="button"
          className="icon-btn"
          aria-label={texts('room')}
          title={texts('room')}
          aria-pressed={place.room === 'on'}
          onClick={() => send({ type: 'room.toggled' })}
        >
          <Icon name="room" />
        </button>
      </div>
      {tier !== undefined && <Key />}
      {diff && isDiff && <ChangeCounts diff={diff} name={texts('keyChanges')} />}
    </div>
  );
}

function SideBySide({ isOn }: { isOn: boolean }) {
  const { texts, send } = useAtlas();
  return (
    <button
      type="button"
      className="btn btn-2 btn-s"
      aria-pressed={isOn}
      onClick={() => send({ type: 'sides.chosen', sides: isOn ? undefined : 'together' })}
    >
      <Icon name="sides" />
      {sidesWords[texts.language].sides}
    </button>
  );
}

function Tiers({ chart: { tiers }, tier }: { chart: ChartData; tier: string | undefined }) {
  const { texts, send } = useAtlas();
  return (
    <select
      className="input input-s"
      aria-label={texts('tier')}
      value={tier ?? ''}
      onChange={({ target }) => send({ type: 'tier.chosen', tier: target.value || undefined })}
    >
      <option value="">
        {texts('tier')}: {texts('noTier')}
      </option>
      {tiers.map(({ tier: name, covered, declared }) => (
        <option key={name} value={name}>
          {texts('tier')}: {name} {texts.percent(covered, declared)}
        </option>
      ))}
    </select>
  );
}

/** Switch between levels. */
function Levels({ level }: { level: string | undefined }) {
  const { texts, send } = useAtlas();
  return (
    <select
      className="input input-s"
      aria-label={texts('level')}
      value={levelOf(level)}
      onChange={({ target }) => send({ type: 'level.chosen', level: target.value === 'qa' ? undefined : target.value })}
    >
      {LEVELS.map((option) => (
        <option key={option} value={option}>
          {texts(option)}
        </option>
      ))}
    </select>
  );
}

function Folds({ whole, folded }: { whole: Picture; folded: readonly string[] }) {
  const { texts, send } = useAtlas();
  const all = foldable(whole);
  if (all.length === 0) return null;
  const isFolded = folded.length > 0;
  const fold = () => send({ type: 'states.folded', paths: isFolded ? [] : all });
  return (
    <button type="button" className="btn btn-2 btn-s" onClick={fold}>
      <Icon name={isFolded ? 'unfold' : 'fold'} />
      {texts(isFolded ? 'unfoldAll' : 'foldAll')}
    </button>
  );
}
