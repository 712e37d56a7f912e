import type { ReactNode } from 'react';
import { describeMove } from '../../describe-move';
import type { Effect } from '../../effects';
import { innermost } from '../../fold/nesting';
import { stable } from '../../json';
import type { ChartData } from '../data';
import { Icon, type IconName } from './icon';
import { stateText } from './labels';
import { IMPOSSIBLE, type Moment, type Option } from './run';
import { type Atlas, useAtlas } from './shared';
import type { Word } from './words';

type Props = { chart: ChartData; moment: Moment | undefined; problem: string | undefined };

/** Running machine: its state, options, last actions and context. */
export function RunPanel({ chart, moment, problem }: Props) {
  const { texts } = useAtlas();
  if (!moment)
    return (
      <p className="note note-alert">
        {texts('cannotRun')}: {problem}
      </p>
    );
  const { states } = chart.picture;
  const inner = innermost(states.filter(({ id }) => moment.active.has(id)).map(({ path }) => path));
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
        {moment.failure !== undefined && (
          <p className="note note-alert" role="alert">
            {moment.failure === IMPOSSIBLE ? texts('impossible') : `${texts('failed')}: ${moment.failure}`}
          </p>
        )}
      </Part>
      <Options chart={chart} moment={moment} />
      <Part title={texts('actions')}>
        <Did moment={moment} />
      </Part>
      <Part title={texts('actors')}>
        {moment.actors.length === 0 && <p className="sm mute">{texts('noActors')}</p>}
        <ul className="tr">
          {moment.actors.map(({ id, status, input }) => (
            <li key={id}>
              <Icon name="actor" />
              <span>
                {id}
                {input !== undefined && <span className="mono">{stable(input)}</span>}
              </span>
              <span className="badge">{status}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={texts('context')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
        <pre className="json" tabIndex={0}>
          {JSON.stringify(JSON.parse(stable(moment.context)), null, 1)}
        </pre>
      </Part>
      {chart.untried.length > 0 && (
        <Part title={texts('untried')}>
          <p className="sm mono">{chart.untried.join(', ')}</p>
        </Part>
      )}
    </>
  );
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const KINDS: [Option['kind'], Word, IconName][] = [
  ['event', 'events', 'bolt'],
  ['outcome', 'outcomes', 'actor'],
  ['delay', 'delays', 'clock'],
];

function Options({ chart: { words }, moment }: { chart: ChartData; moment: Moment }) {
  const { texts, send } = useAtlas();
  if (moment.options.length === 0)
    return <p className="sm mute ends">{texts(moment.status === 'active' ? 'nothing' : 'ended')}</p>;
  return KINDS.map(([kind, word, icon]) => {
    const options = moment.options.filter((option) => option.kind === kind);
    if (options.length === 0) return null;
    return (
      <Part key={kind} title={texts(word)}>
        <ul className="options">
          {options.map((option) => (
            <li key={option.token}>
              <button
                type="button"
                className={option.leads.length > 0 ? 'option' : 'option refused'}
                onClick={() => send({ type: 'option.chosen', token: option.token })}
              >
                <Icon name={icon} />
                <span className="grow">
                  {describeMove(option, texts.language, words)}
                  <span className="mono">
                    {option.token}
                    {option.leads.length === 0 && ` (${texts('refused')})`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}

/** Actions of the last step by name, and their effects. */
function Did({ moment: { actions, effects } }: { moment: Moment }) {
  const { texts } = useAtlas();
  if (actions.length + effects.length === 0) return <p className="sm mute">{texts('noActions')}</p>;
  const lines = effects.flatMap((effect) => outside(effect, texts));
  return (
    <>
      <p className="row wrap badges">
        {actions.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same action can run twice.
          <span key={index} className="badge mono">
            {name}
          </span>
        ))}
      </p>
      <ul className="sm">
        {lines.map((line) => (
          <li key={line} className="mono">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function outside(effect: Effect, texts: Atlas['texts']): string[] {
  if (effect.kind === 'invoke') return [`${texts('startsInvoke')} ${effect.id}`];
  if (effect.kind === 'send') return [`${texts('sends')} ${effect.to}: ${effect.event.type}`];
  return effect.kind === 'emit' ? [`${texts('emits')} ${effect.event.type}`] : [];
}
