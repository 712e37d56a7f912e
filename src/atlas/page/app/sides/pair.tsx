import type { ChartData } from '../../data';
import { changedIn } from '../changes';
import { stateText, titleOf, triggerText } from '../labels';
import { useAtlas } from '../shared';
import { sidesWords } from './sides-words';
import type { Twins, Version } from './twins';

type Props = { twins: Twins; charts: Record<Version, ChartData>; sought: string | undefined };

/** Names the selected state or transition in both versions, also for screen readers. */
export function Pair({ twins, charts, sought }: Props) {
  const { texts } = useAtlas();
  const words = sidesWords[texts.language];
  const nameOf = (version: Version) => {
    const key = sought === undefined ? undefined : twins.keyIn(version, sought);
    return key === undefined ? undefined : <Name chart={charts[version]} of={key} />;
  };
  const old = nameOf('old');
  const now = nameOf('new');
  return (
    <p className="grow sm" role="status">
      {!old && !now && words.hint}
      {old && (
        <span>
          {now ? words.old : words.onlyOld}: {old}
        </span>
      )}{' '}
      {now && (
        <span>
          {old ? words.new : words.onlyNew}: {now}
        </span>
      )}
    </p>
  );
}

function Name({ chart, of }: { chart: ChartData; of: string }) {
  const { texts } = useAtlas();
  const { state, transition } = changedIn(chart.picture, of);
  if (transition) return <b>{triggerText(chart, transition)}</b>;
  if (!state) return null;
  const label = state.path === '' ? titleOf(chart, texts.language) : stateText(chart, state.path, texts.language);
  const name = state.path || chart.key;
  return (
    <>
      <b>{label}</b>
      {label !== name && <span className="mono"> {name}</span>}
    </>
  );
}
