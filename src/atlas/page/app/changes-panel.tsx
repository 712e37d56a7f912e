import type { Change } from '../../diff';
import type { PictureTransition } from '../../picture';
import type { ChartData, DiffData } from '../data';
import { Sign } from './change-marks';
import { changedIn, MARKS } from './changes';
import { stateText, titleOf, triggerText } from './labels';
import { partLabel } from './parts';
import { Part } from './run-panel';
import { useAtlas } from './shared';

type Props = { chart: ChartData; change: string | undefined };

/** Changes of the chart since the compared revision; a press selects the target. */
export function ChangesPanel({ chart, change }: Props) {
  const { data, texts } = useAtlas();
  const { diff, isNew } = chart;
  return (
    <>
      <p className="sm mute ends">
        {texts('since')} <span className="mono">{data.since?.revision}</span>
      </p>
      {!diff && <p className="ends">{texts(isNew ? 'isNew' : 'isSame')}</p>}
      {diff &&
        MARKS.map((mark) => {
          const changes = diff.changes.filter((change) => change.mark === mark);
          if (changes.length === 0) return null;
          return (
            <Part key={mark} title={`${texts(mark)} (${texts.number(changes.length)})`}>
              <ul className="options">
                {changes.map((entry) => (
                  <li key={entry.key}>
                    <Item chart={chart} diff={diff} change={entry} isSelected={entry.key === change} />
                  </li>
                ))}
              </ul>
            </Part>
          );
        })}
    </>
  );
}

type ItemProps = { chart: ChartData; diff: DiffData; change: Change; isSelected: boolean };

function Item({ chart, diff, change: { key, mark, parts }, isSelected }: ItemProps) {
  const { texts, send } = useAtlas();
  const { state, transition } = changedIn(diff.picture, key);
  return (
    <button
      type="button"
      className="option change"
      aria-pressed={isSelected}
      onClick={() =>
        send({ type: 'change.chosen', key: isSelected ? undefined : key, path: state?.path ?? transition?.source })
      }
    >
      <Sign mark={mark} />
      <span className="grow">
        {state && (state.path === '' ? titleOf(chart, texts.language) : stateText(chart, state.path, texts.language))}
        {transition && triggerText(chart, transition)}
        <span className="mono">
          {transition ? <Way chart={chart} transition={transition} /> : state?.path || chart.key}
        </span>
        {parts.map(({ name, before, after }) => (
          <span key={name} className="part">
            <b>{partLabel(name, texts.language)}</b> <del>{before || '—'}</del> → <ins>{after || '—'}</ins>
          </span>
        ))}
      </span>
    </button>
  );
}

function Way({ chart, transition: { source, targets } }: { chart: ChartData; transition: PictureTransition }) {
  const { texts } = useAtlas();
  return `${source || chart.key} → ${targets.join(', ') || texts('nowhere')}`;
}
