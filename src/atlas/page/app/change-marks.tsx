import type { Mark } from '../../diff';
import type { Area } from '../../layout';
import { SIGNS } from '../../marks';
import type { ChartData, DiffData } from '../data';
import { changeCounts, MARKS } from './changes';
import { useAtlas } from './shared';

/** Sign of a mark in text; `alone` if no label next to it explains it. */
export function Sign({ mark, alone = false }: { mark: Mark; alone?: boolean }) {
  const { texts } = useAtlas();
  return alone ? (
    <span className={`sign ${mark}`} role="img" aria-label={texts(mark)}>
      {SIGNS[mark]}
    </span>
  ) : (
    <span className={`sign ${mark}`} aria-hidden="true">
      {SIGNS[mark]}
    </span>
  );
}

/** Sign of a mark on the chart, at a corner of its target. */
export const Badge = ({ mark, at: { x, y } }: { mark: Mark; at: Area }) => (
  <g className={`mark-badge ${mark}`} transform={`translate(${x} ${y})`}>
    <circle r="10" />
    <text y="5.5">{SIGNS[mark]}</text>
  </g>
);

/** Number of changes of each kind, with their signs; also serves as a legend. */
export function ChangeCounts({ diff, name }: { diff: DiffData; name?: string }) {
  const { texts } = useAtlas();
  const counts = changeCounts(diff);
  return (
    <ul className="key" aria-label={name}>
      {MARKS.filter((mark) => counts[mark] !== undefined).map((mark) => (
        <li key={mark}>
          <Sign mark={mark} />
          {texts.counts({ [mark]: counts[mark] })}
        </li>
      ))}
    </ul>
  );
}

/** Mark of a new or changed flow in a list. */
export function FlowMark({ chart: { isNew, diff } }: { chart: ChartData }) {
  if (isNew) return <Sign mark="added" alone />;
  return diff ? <Sign mark="changed" alone /> : null;
}
