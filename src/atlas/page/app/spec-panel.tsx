import { useMemo, useState } from 'react';
import type { ChartData, PageData } from '../data';
import { hrefOf } from './flows';
import { Icon } from './icon';
import { stateText, titleOf } from './labels';
import { useAtlas } from './shared';

type Named = { chart: ChartData; path: string };

/** Returns where each requirement is named, including those that no chart names. */
function namedIn({ charts, requirements }: PageData): Map<string, Named[]> {
  const named = new Map<string, Named[]>(requirements.map(({ id }) => [id, []]));
  for (const chart of charts) {
    for (const { path, requirements } of chart.picture.states) {
      for (const id of requirements) named.set(id, [...(named.get(id) ?? []), { chart, path }]);
    }
  }
  return named;
}

/** Sentences of the specification; a press lists the states that meet one, in this chart and others. */
export function SpecPanel({ chart, requirement }: { chart: ChartData; requirement: string | undefined }) {
  const { data, texts, send } = useAtlas();
  const [text, setText] = useState('');
  const [isHere, setHere] = useState(true);
  const named = useMemo(() => namedIn(data), [data]);
  const requirementTexts = useMemo(
    () => new Map(data.requirements.map((requirement) => [requirement.id, requirement.text])),
    [data],
  );
  const sought = text.trim().toLowerCase();
  const visibleRequirements = [...named].filter(
    ([id, states]) =>
      id === requirement ||
      ((!isHere || states.some((state) => state.chart === chart)) &&
        `${id} ${requirementTexts.get(id)}`.toLowerCase().includes(sought)),
  );
  return (
    <>
      <div className="row wrap spec-tools">
        <input
          type="search"
          className="input input-s grow"
          aria-label={texts('filter')}
          placeholder={texts('filter')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="button" className="btn btn-2 btn-s" onClick={() => setHere(!isHere)}>
          {texts(isHere ? 'anywhere' : 'here')}
        </button>
        {requirement !== undefined && (
          <button type="button" className="btn btn-3 btn-s" onClick={() => send({ type: 'requirement.chosen' })}>
            {texts('clear')}
          </button>
        )}
      </div>
      {requirementTexts.size === 0 && <p className="sm mute">{texts('noSpec')}</p>}
      <ul className="sentences">
        {visibleRequirements.map(([id, states]) => (
          <li key={id} className={states.length === 0 ? 'nowhere' : undefined}>
            <button
              type="button"
              aria-pressed={id === requirement}
              onClick={() => send({ type: 'requirement.chosen', id: id === requirement ? undefined : id })}
            >
              <span className="mono xs">{id}</span>
              {requirementTexts.get(id)}
            </button>
            {states.length === 0 && (
              <p className="sm down row">
                <Icon name="warn" /> {texts('noStates')}
              </p>
            )}
            {id === requirement && <Places chart={chart} states={states} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Places({ chart, states }: { chart: ChartData; states: Named[] }) {
  const { texts, send } = useAtlas();
  return (
    <ul className="places">
      {states.map((state) => {
        const label = stateText(state.chart, state.path, texts.language);
        return (
          <li key={`${state.chart.key} ${state.path}`}>
            {state.chart === chart ? (
              <button type="button" className="link" onClick={() => send({ type: 'state.chosen', path: state.path })}>
                {label}
              </button>
            ) : (
              <a className="link" href={hrefOf(state.chart.key, state.path)}>
                {label} · {titleOf(state.chart, texts.language)}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
