import { useEffect, useRef, useState } from 'react';
import { describeMove } from '../../describe-move';
import type { ChartData } from '../data';
import type { Place } from './address';
import { Icon, type IconName } from './icon';
import { IMPOSSIBLE, type Moment } from './run';
import { useAtlas } from './shared';
import { SheetLink } from './sheet-link';
import { StoryLink } from './story/story-view';

type Props = { chart: ChartData; moments: readonly Moment[]; place: Place; isPlaying: boolean };

/** Timeline of past and future steps, and the generated paths to play. */
export function Player({ chart, moments, place, isPlaying }: Props) {
  const { texts, send } = useAtlas();
  const { at, steps } = place;
  const go = (to: number) => send({ type: 'step.chosen', at: to });
  const buttons: [IconName, string, () => void, boolean][] = [
    ['again', texts('again'), () => send({ type: 'run.begun' }), steps.length === 0],
    ['back', texts('back'), () => go(at - 1), at === 0],
    [
      isPlaying ? 'pause' : 'play',
      texts(isPlaying ? 'pause' : 'play'),
      () => send({ type: 'play.toggled' }),
      steps.length === 0,
    ],
    ['forward', texts('forward'), () => go(at + 1), at === steps.length],
  ];
  return (
    <section className="play" aria-label={texts('playing')}>
      <div className="row wrap">
        <div className="ctl">
          {buttons.map(([icon, name, act, isHeld]) => (
            <button
              key={name}
              type="button"
              className={icon === 'play' || icon === 'pause' ? 'icon-btn go' : 'icon-btn'}
              aria-label={name}
              title={name}
              aria-disabled={isHeld}
              onClick={isHeld ? undefined : act}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
        <p className="grow sm num" role="status">
          {texts('step')} {texts.number(at)} {texts('of')} {texts.number(steps.length)}
        </p>
        <Ways chart={chart} place={place} />
        <SheetLink chart={chart} />
        <StoryLink chart={chart} />
        <Share />
      </div>
      <Steps chart={chart} moments={moments} at={at} steps={steps} />
    </section>
  );
}

/** Pickers for the input of a chart and for a path. */
function Ways({ chart: { samples, paths, words }, place: { input, steps } }: Pick<Props, 'chart' | 'place'>) {
  const { texts, send } = useAtlas();
  const inputs = Object.keys(samples.inputs ?? {});
  const current = paths.findIndex(
    (path) => (path.input ?? inputs[0]) === input && path.steps.join('\n') === steps.join('\n'),
  );
  const play = (index: number) => {
    const path = paths[index];
    if (path) send({ type: 'path.chosen', path: { input: path.input, steps: path.steps } });
  };
  return (
    <>
      {inputs.length > 1 && (
        <select
          className="input input-s"
          aria-label={texts('input')}
          value={input}
          onChange={({ target }) => send({ type: 'input.chosen', input: target.value })}
        >
          {inputs.map((name) => (
            <option key={name} value={name}>
              {words?.inputs?.[name]?.[texts.language] ?? name}
            </option>
          ))}
        </select>
      )}
      {paths.length > 0 && (
        <select
          className="input input-s"
          aria-label={texts('choosePath')}
          value={current}
          onChange={({ target }) => play(Number(target.value))}
        >
          <option value={-1}>{steps.length > 0 ? texts('noPath') : texts('choosePath')}</option>
          {paths.map((path, index) => (
            <option key={`${path.input}: ${path.steps.join(', ')}`} value={index}>
              {texts('path')} {texts.number(index + 1)} ({texts.number(path.steps.length)})
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** Button that copies the address of the page, which contains its whole state. */
function Share() {
  const { texts } = useAtlas();
  const [isShared, setShared] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setShared(true),
      () => prompt(texts('share'), location.href),
    );
  return (
    <button type="button" className="icon-btn" aria-label={texts('share')} title={texts('share')} onClick={copy}>
      <Icon name={isShared ? 'check' : 'link'} />
      <span role="status" className="xs">
        {isShared && texts('shared')}
      </span>
    </button>
  );
}

type StepsProps = { chart: ChartData; moments: readonly Moment[]; at: number; steps: readonly string[] };

function Steps({ chart: { words }, moments, at, steps }: StepsProps) {
  const { texts, send } = useAtlas();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.children[at];
    if (item instanceof HTMLElement && list.current)
      list.current.scrollLeft = item.offsetLeft - list.current.clientWidth / 3;
  }, [at]);
  const stepLabel = (index: number): string => {
    const moment = moments[index];
    if (index === 0) return texts('begins');
    if (!moment || moment.failure === IMPOSSIBLE) return texts('impossible');
    return moment.move ? describeMove(moment.move, texts.language, words) : '';
  };
  return (
    <ol className="stps" ref={list}>
      {['', ...steps].map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step can be made twice.
        <li key={index}>
          <button
            type="button"
            className={index < at ? 'did' : undefined}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => send({ type: 'step.chosen', at: index })}
          >
            {texts.number(index)}. {stepLabel(index)}
            <span className="mono">{token}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
