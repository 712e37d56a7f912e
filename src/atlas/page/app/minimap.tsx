import { memo, type PointerEvent } from 'react';
import { type Mark, stateKey } from '../../diff';
import { innermost } from '../../fold/nesting';
import type { Area } from '../../layout';
import { viewOf } from './camera';
import type { DisplayedChart } from './changes';
import { useAtlas } from './shared';
import type { View } from './use-camera';

type Lights = { active: ReadonlySet<string> | undefined; marks: ReadonlyMap<string, Mark> | undefined };
type Props = Lights & { displayedChart: DisplayedChart; camera: View };

/**
 * Thumbnail of the chart with the visible part; a press moves there. The arrow keys do the same on the chart itself.
 */
export function Minimap({ displayedChart: { laid, picture }, camera: { camera, size, centre }, active, marks }: Props) {
  const { texts } = useAtlas();
  const viewArea = viewOf(camera, size);
  const { x, y } = viewArea;
  if (x <= 0 && y <= 0 && x + viewArea.width >= laid.width && y + viewArea.height >= laid.height) return null;
  const go = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    const matrix = event.currentTarget.getScreenCTM();
    if (event.buttons === 0 || !matrix) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    centre(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  return (
    <svg
      className="minimap"
      viewBox={`0 0 ${laid.width} ${laid.height}`}
      role="img"
      aria-label={texts('minimap')}
      onPointerDown={go}
      onPointerMove={go}
    >
      <Boxes laid={laid} picture={picture} active={active} marks={marks} />
      <rect
        className="seen"
        x={viewArea.x}
        y={viewArea.y}
        width={Math.max(viewArea.width, 0)}
        height={Math.max(viewArea.height, 0)}
      />
    </svg>
  );
}

type BoxesProps = Lights & Pick<DisplayedChart, 'laid' | 'picture'>;

const outlineOf = ({ x, y, width, height }: Area): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Boxes and changed lines; they do not render again when the camera moves. Plain boxes are one element. */
const Boxes = memo(function Boxes({ laid, picture, active, marks }: BoxesProps) {
  const now = new Set(innermost(picture.states.filter(({ id }) => active?.has(id)).map(({ path }) => path)));
  return (
    <>
      <path d={laid.boxes.slice(1).map(outlineOf).join('')} />
      {laid.boxes.slice(1).map(({ path, x, y, width, height }) => {
        const look = now.has(path) ? 'now' : marks?.get(stateKey(path));
        return look && <rect key={path} className={look} x={x} y={y} width={width} height={height} rx="10" />;
      })}
      {laid.edges.map(({ id, label: { x, y, width, height } }) =>
        marks?.has(id) ? <rect key={id} className={marks.get(id)} x={x} y={y} width={width} height={height} /> : null,
      )}
    </>
  );
});
