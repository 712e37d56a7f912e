import { memo } from 'react';
import type { Mark } from '../../diff';
import { LABEL } from '../../label';
import type { LaidEdge, Point } from '../../layout';
import type { Colour } from './colours';

const HEADS = ['m-plain', 'm-ok', 'm-part', 'm-no', 'm-act'];
/** Changes use the colours of coverage. */
const MARKED: Record<Mark, Colour> = { added: 'ok', changed: 'part', removed: 'no' };

/** Arrowheads, one per colour. */
export const Heads = () => (
  <defs>
    {HEADS.map((id) => (
      <marker
        key={id}
        id={id}
        className={`mk ${id}`}
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerUnits="userSpaceOnUse"
        markerWidth="11"
        markerHeight="11"
        orient="auto-start-reverse"
      >
        <path d="M0 0 10 5 0 10z" />
      </marker>
    ))}
  </defs>
);

const ROUND = 8;

/** Draws a line with rounded corners. */
function lineThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const after = rest[index + 1];
    const before = rest[index - 1] ?? first;
    if (!after) return `L${point.x} ${point.y}`;
    const into = towards(point, before);
    const out = towards(point, after);
    return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
}

/** Returns a point a short distance from one point towards another. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(ROUND, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

type LinesProps = { className: string; lines: readonly Point[][]; head: string; dot?: boolean };

export const Lines = ({ className, lines, head, dot }: LinesProps) =>
  lines.map((points, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a transition have no other key.
    <g key={index}>
      {dot && points[0] && <circle className="dot" cx={points[0].x} cy={points[0].y} r="5" />}
      <path className={className} d={lineThrough(points)} markerEnd={`url(#${head})`} />
    </g>
  ));

type Props = {
  edge: LaidEdge;
  colour: Colour | undefined;
  mark: Mark | undefined;
  /** True if it is the target of the selected change. */
  isSought: boolean;
  /** True if the chart's main path takes it. */
  isMain: boolean;
  isTaken: boolean;
  /** True if an available option takes it. */
  can: boolean;
  /** True for an internal transition, whose text is in its state's box. */
  isInside: boolean;
  onTransition: (id: string) => void;
};

/** Transition with its lines and label; a press on the label takes it if possible. */
export const EdgeView = memo(function EdgeView(props: Props) {
  const { edge, colour, mark, isSought, isMain, isTaken, can, isInside, onTransition } = props;
  const { id, lines, label } = edge;
  const look = [
    colour ?? 'plain',
    mark,
    isSought && 'sel',
    isMain && 'main',
    isTaken && 'act',
    can && 'can',
    isInside && 'inside',
  ]
    .filter(Boolean)
    .join(' ');
  const head = isTaken ? 'm-act' : isMain ? 'm-ok' : `m-${colour ?? (mark ? MARKED[mark] : 'plain')}`;
  return (
    <g className="edge">
      <Lines className={`e ${look}`} lines={lines} head={head} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the panel has a button each. */}
      <g className={`el ${look}`} onClick={can ? () => onTransition(id) : undefined}>
        {label.width > 0 && (
          <rect className="pill" x={label.x} y={label.y} width={label.width} height={label.height} rx="6" />
        )}
        {!isInside &&
          label.lines.map((line, index) => (
            <text
              key={`${line.kind} ${line.text}`}
              className={`l-${line.kind}`}
              x={label.x + label.width / 2}
              y={label.y + LABEL.padding / 2 + LABEL.line * (index + 0.75)}
              fontSize={LABEL.size}
            >
              {line.text}
            </text>
          ))}
      </g>
    </g>
  );
});
