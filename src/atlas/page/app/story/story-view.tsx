import { useMemo } from 'react';
import type { ChartData } from '../../data';
import { addressOf } from '../address';
import { titleOf } from '../labels';
import { useAtlas } from '../shared';
import { type Scene, storyOf } from './story';
import { storyWords } from './story-words';

/** Link to a chart as a story. */
export function StoryLink({ chart: { key } }: { chart: ChartData }) {
  const { texts } = useAtlas();
  return (
    <a className="btn btn-2 btn-s" href={addressOf({ chart: key, steps: [], at: 0, story: 'all' })}>
      {storyWords[texts.language].story}
    </a>
  );
}

/** A flow as scenes, for readers who do not know statecharts. */
export function StoryView({ chart }: { chart: ChartData }) {
  const { texts } = useAtlas();
  const words = storyWords[texts.language];
  const scenes = useMemo(() => storyOf(chart, texts.language), [chart, texts.language]);
  return (
    <main className="sheet story" id="main" tabIndex={-1}>
      <div className="row wrap">
        <h1 className="grow">{titleOf(chart, texts.language)}</h1>
        <a className="btn btn-2 btn-s" href={addressOf({ chart: chart.key, steps: [], at: 0 })}>
          {words.toChart}
        </a>
      </div>
      <p className="mute">{words.about}</p>
      <ol className="scenes">
        {scenes.map((scene) => (
          <li key={scene.path}>
            <SceneView chart={chart} scene={scene} />
          </li>
        ))}
      </ol>
    </main>
  );
}

const idOf = (path: string): string => `scene-${path}`;

function SceneView({ chart, scene }: { chart: ChartData; scene: Scene }) {
  const { texts } = useAtlas();
  const words = storyWords[texts.language];
  const { path, title, text, isEnd } = scene;
  return (
    <section aria-labelledby={idOf(path)}>
      <h2 id={idOf(path)} tabIndex={-1}>
        {title}
      </h2>
      {text && text !== title && <p>{text}</p>}
      {(['acts', 'follows', 'faults'] as const).map((part) => (
        <Ways key={part} part={part} ways={scene[part]} />
      ))}
      {isEnd && <p>{words.end}</p>}
      <a className="link sm" href={addressOf({ chart: chart.key, steps: [], at: 0, state: path })}>
        {words.inChart}
      </a>
    </section>
  );
}

type WaysProps = { part: 'acts' | 'follows' | 'faults'; ways: Scene['acts'] };

function Ways({ part, ways }: WaysProps) {
  const { texts } = useAtlas();
  const words = storyWords[texts.language];
  if (ways.length === 0) return null;
  const unnamed = part === 'faults' ? words.fails : words.byItself;
  return (
    <>
      <h3>{words[part]}</h3>
      <ul className={part}>
        {ways.map(({ id, labels, to }) => (
          <li key={id}>
            {labels.length > 0 ? labels.join(' · ') : unnamed}
            {' → '}
            {to ? (
              <button type="button" className="link" onClick={() => goTo(to.path)}>
                {to.title}
              </button>
            ) : (
              <span className="mute">{words.stays}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The fragment of the address belongs to the chart, so scenes are no anchors. */
function goTo(path: string): void {
  const heading = document.getElementById(idOf(path));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
