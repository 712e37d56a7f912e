import { stateKey } from '../../diff';
import type { PictureState, PictureTransition } from '../../picture';
import type { ChartData } from '../data';
import type { Place } from './address';
import { Sign } from './change-marks';
import { displayedDiff } from './changes';
import { type Colour, coloursOf } from './colours';
import { Icon, type IconName } from './icon';
import { stateText, triggerText } from './labels';
import { Part } from './run-panel';
import { useAtlas } from './shared';
import type { Word } from './words';

const SIGNS: Record<Colour, IconName> = { ok: 'check', part: 'part', no: 'warn' };
const BADGES: Record<Colour, [string, Word]> = {
  ok: ['b-field', 'keyOk'],
  part: ['b-gold', 'keyPart'],
  no: ['b-alert', 'keyNo'],
};

/** Details of the selected state. */
export function StatePanel({ chart, place }: { chart: ChartData; place: Place }) {
  const { texts, send } = useAtlas();
  const diff = displayedDiff(chart, place);
  const { states, transitions } = (diff ?? chart).picture;
  const state = states.find(({ path }) => path === place.state);
  if (!state) return <p className="sm mute ends">{texts('noState')}</p>;
  const colours = coloursOf(chart, place.tier ?? chart.tiers.at(-1)?.tier);
  const colour = colours?.of.get(state.id);
  const change = diff?.changes.find(({ key }) => key === stateKey(state.path));
  return (
    <>
      <section>
        {change && (
          <p className="row sm">
            <Sign mark={change.mark} /> {texts(change.mark)}
          </p>
        )}
        {colour && <span className={`badge ${BADGES[colour][0]}`}>{texts(BADGES[colour][1])}</span>}
        <h2>{stateText(chart, state.path, texts.language)}</h2>
        <p className="mono sm mute">{state.path}</p>
        {state.description && <p className="about">{state.description}</p>}
      </section>
      {state.requirements.length > 0 && (
        <Part title={texts('requirements')}>
          <div className="chips sm mono">
            {state.requirements.map((id) => (
              <button key={id} type="button" onClick={() => send({ type: 'requirement.chosen', id })}>
                {id}
              </button>
            ))}
          </div>
        </Part>
      )}
      <Ways
        title={texts('out')}
        chart={chart}
        list={transitions.filter(({ source }) => source === state.path)}
        colours={colours?.of}
      />
      <Ways
        title={texts('into')}
        chart={chart}
        list={transitions.filter(({ targets }) => targets.includes(state.path))}
        colours={colours?.of}
        from
      />
      <Names state={state} />
    </>
  );
}

type WaysProps = {
  title: string;
  chart: ChartData;
  list: PictureTransition[];
  colours?: ReadonlyMap<string, Colour>;
  from?: boolean;
};

function Ways({ title, chart, list, colours, from = false }: WaysProps) {
  const { texts, send } = useAtlas();
  if (list.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="tr">
        {list.map((transition) => {
          const colour = colours?.get(transition.id);
          const ends = from ? [transition.source] : transition.targets;
          return (
            <li key={transition.id} className={colour === 'no' ? 'down' : colour === 'ok' ? 'up' : undefined}>
              <Icon name={colour ? SIGNS[colour] : 'forward'} />
              <span className="ink">
                {triggerText(chart, transition)}
                {transition.actions.length > 0 && <span className="mono">/ {transition.actions.join(', ')}</span>}
                {ends.filter(Boolean).map((path) => (
                  <button
                    key={path}
                    type="button"
                    className="link"
                    onClick={() => send({ type: 'state.chosen', path })}
                  >
                    {from ? '← ' : '→ '}
                    {stateText(chart, path, texts.language)} <span className="mono">{path}</span>
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Names({ state: { tags, entry, exit, invokes } }: { state: PictureState }) {
  const { texts } = useAtlas();
  const all: [string, string[]][] = [
    [texts('tags'), tags],
    [texts('invokes'), invokes.map(({ id, src }) => (id === src ? src : `${src} (${id})`))],
    [texts('entry'), entry],
    [texts('exit'), exit],
  ];
  return all
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => (
      <Part key={title} title={title}>
        <p className="row wrap badges">
          {names.map((name) => (
            <span key={name} className="badge mono">
              {name}
            </span>
          ))}
        </p>
      </Part>
    ));
}
