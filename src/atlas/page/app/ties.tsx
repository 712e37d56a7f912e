import { memo } from 'react';
import { endsOf } from '../../fold/bundle';
import { visibleIn } from '../../fold/fold';
import type { Area, Point } from '../../layout';
import type { DisplayedChart } from './changes';

type Props = { displayedChart: DisplayedChart; selected: string | undefined };

/** Straight lines from and to the selected state of a chart with too many lines to draw them all. */
export const Ties = memo(function Ties({ displayedChart, selected }: Props) {
  if (selected === undefined || !displayedChart.picture.dense) return null;
  const boxOf = new Map(displayedChart.laid.boxes.map((box) => [box.path, box]));
  return tiesOf(displayedChart, selected).map(([from, to]) => {
    const source = boxOf.get(from);
    const target = boxOf.get(to);
    if (!source || !target) return null;
    const start = borderTowards(source, centreOf(target));
    const end = borderTowards(target, centreOf(source));
    return (
      <path
        key={`${from} > ${to}`}
        className={from === selected ? 'e tie' : 'e tie into'}
        d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
        markerEnd="url(#m-plain)"
      />
    );
  });
});

/** Returns the ends of the lines of a state that are not drawn. */
export function tiesOf({ whole, folds, picture }: Omit<DisplayedChart, 'laid'>, selected: string): [string, string][] {
  const visible = visibleIn(folds);
  const drawn = new Set(picture.transitions.map(endsOf));
  const ties = new Map<string, [string, string]>();
  for (const { source, targets } of whole.transitions) {
    const from = visible(source);
    for (const target of targets) {
      const to = visible(target);
      if (from === to || (from !== selected && to !== selected)) continue;
      if (!drawn.has(endsOf({ source: from, targets: [to] }))) ties.set(`${from} > ${to}`, [from, to]);
    }
  }
  return [...ties.values()];
}

const centreOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the point of a box's border in the direction of another point. */
function borderTowards(area: Area, to: Point): Point {
  const { x, y } = centreOf(area);
  const across = to.x - x;
  const down = to.y - y;
  const part = Math.min(area.width / 2 / Math.abs(across || 1e-9), area.height / 2 / Math.abs(down || 1e-9), 1);
  return { x: x + across * part, y: y + down * part };
}
