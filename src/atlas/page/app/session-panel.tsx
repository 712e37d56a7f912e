import { describeMove } from '../../describe-move';
import { innermost } from '../../fold/nesting';
import { moveOf } from '../../moves';
import { recorded, type Watched } from '../../session/watched';
import type { ChartData } from '../data';
import { stateText } from './labels';
import { Part } from './run-panel';
import { useWatched } from './session';
import { useAtlas } from './shared';

/** Machine of the running app: its state and its log, which can be saved as a path. */
export function SessionPanel({ chart, watched }: { chart: ChartData; watched: Watched }) {
  const { texts } = useAtlas();
  const { standing, steps, runs } = watched;
  const { states } = chart.picture;
  const inner = innermost(states.filter(({ id }) => standing.active.includes(id)).map(({ path }) => path));
  return (
    <>
      <Part title={texts('now')}>
        <ul className="now-list" aria-live="polite">
          {inner.map((path) => (
            <li key={path}>
              <b>{stateText(chart, path, texts.language)}</b> <span className="mono xs mute">{path}</span>
            </li>
          ))}
        </ul>
        {!runs && <p className="sm mute">{texts(standing.status === 'active' ? 'appStopped' : 'ended')}</p>}
      </Part>
      <Part title={texts('appSteps')}>
        <button type="button" className="btn btn-2 btn-s" onClick={() => store(chart, watched)}>
          {texts('record')}
        </button>
        <ol className="app-steps sm">
          {steps.map(({ event }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step can be made twice.
            <li key={index}>{describeMove(moveOf(event), texts.language, chart.words)}</li>
          ))}
        </ol>
      </Part>
    </>
  );
}

/** Downloads a machine's log in the format of `npm run paths -- --replay`. */
function store({ picture, key }: ChartData, watched: Watched): void {
  const saved = recorded(watched, (state) => picture.states.find(({ id }) => id === state)?.requirements ?? []);
  const href = URL.createObjectURL(new Blob([JSON.stringify(saved, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: `${key}.json` }).click();
  URL.revokeObjectURL(href);
}

/** Mark of a chart whose machine is running in the app. */
export function Runs({ chart }: { chart: ChartData }) {
  const { texts } = useAtlas();
  return useWatched(chart)?.runs ? <span className="badge">{texts('live')}</span> : null;
}
