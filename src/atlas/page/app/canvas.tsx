import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Area } from '../../layout';
import type { ChartData } from '../data';
import { isDirection, neighbour, stepOf } from './camera';
import type { DisplayedChart } from './changes';
import { Drawing, type Looks } from './drawing';
import { Minimap } from './minimap';
import { useAtlas } from './shared';
import { Sheets } from './sheets';
import { Ties } from './ties';
import type { View } from './use-camera';
import { useDrag } from './use-drag';
import { useDrawnArea } from './use-drawn-area';
import type { LayoutProgress } from './use-laid';
import { usePrinted } from './use-printed';
import { useStable } from './use-stable';

/**
 * Props of the canvas. `name`: of one of several; `lit`: path of a state to outline; `onState`, `onFold`: action of a
 * press on a state, instead of selecting it, and on its fold button.
 */
type Props = {
  chart: ChartData;
  displayedChart: DisplayedChart;
  camera: View;
  drawing?: LayoutProgress | undefined;
  looks: Looks;
  name?: string;
  lit?: string;
  onState?: (path: string) => void;
  onFold?: (path: string) => void;
  onTransition?: (id: string) => void;
};

const PAN = 60;
const STEP = 1.25;

/** Chart that can be dragged, zoomed, and navigated by keyboard. */
export function Canvas(props: Props) {
  const { chart, displayedChart, camera, drawing, looks, name, lit, onState, onTransition } = props;
  const { texts, send } = useAtlas();
  const drawn = useId();
  const area = useRef<HTMLElement>(null);
  const { boxes } = displayedChart.laid;
  const [tabbed, setTabbed] = useTabbed(looks.selected);
  const first = boxes.find(({ path }) => path === tabbed) ?? boxes[1];
  const outlined = lit === undefined ? undefined : boxes.find(({ path }) => path === lit);
  const { box } = camera;
  const attach = useCallback(
    (element: HTMLElement | null) => {
      area.current = element;
      return box(element);
    },
    [box],
  );
  const drag = useDrag(area, camera);
  const isPrinted = usePrinted();
  const { drawnArea, isFar } = useDrawnArea(displayedChart, camera, isPrinted);
  const { x, y, zoom } = camera.camera;

  const onChosen = useStable((path: string) => {
    setTabbed(path);
    if (onState) onState(path);
    else send({ type: 'state.chosen', path: path === looks.selected ? undefined : path });
  });
  const onFold = useStable((path: string) => {
    if (props.onFold) return props.onFold(path);
    send({ type: 'states.folded', paths: withFold(looks.folded, path) });
  });
  const onEdge = useStable((id: string) => onTransition?.(id));

  /** On a state, arrow keys select the next state; on the chart itself they scroll. */
  const press = (event: KeyboardEvent) => {
    const by = { '+': STEP, '=': STEP, '-': 1 / STEP }[event.key];
    if (by) camera.zoom(by);
    else if (event.key === '0') camera.fit();
    else if (isDirection(event.key)) {
      const here = pathAt(event.target);
      const next = here === undefined ? undefined : neighbour(boxes.slice(1), areaOf(here), event.key);
      if (next) {
        // Draws it, if it is outside the drawn area.
        flushSync(() => {
          setTabbed(next.path);
          camera.show(next);
        });
        area.current
          ?.querySelector<SVGElement>(`[data-path="${CSS.escape(next.path)}"]`)
          ?.focus({ preventScroll: true });
      } else if (here === undefined) {
        const { x, y } = stepOf(event.key);
        camera.move({ x: -PAN * x, y: -PAN * y });
      }
    } else return;
    event.preventDefault();
  };
  const areaOf = (path: string): Area => boxes.find((box) => box.path === path) ?? { x: 0, y: 0, width: 0, height: 0 };

  return (
    <section
      className="canvas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
      aria-label={name === undefined ? texts('chart') : `${name}. ${texts('chart')}`}
      ref={attach}
      onKeyDown={press}
      {...drag}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of SVG. */}
      <svg
        className={['sc', looks.colours && 'colours', isFar && 'far'].filter(Boolean).join(' ')}
        viewBox={`${x} ${y} ${camera.size.width / zoom || 1} ${camera.size.height / zoom || 1}`}
        role="group"
        aria-label={name ?? chart.key}
      >
        <g id={drawn}>
          <Drawing
            chart={chart}
            displayedChart={displayedChart}
            looks={looks}
            tabbed={first?.path}
            drawnArea={drawnArea}
            onState={onChosen}
            onFold={onFold}
            onTransition={onEdge}
          />
          <Ties displayedChart={displayedChart} selected={looks.selected} />
          {outlined && <Outline at={outlined} />}
        </g>
      </svg>
      <p className="drawing" role="status">
        {drawing && texts(drawing)}
      </p>
      {isPrinted && <Sheets laid={displayedChart.laid} of={drawn} />}
      <Minimap displayedChart={displayedChart} camera={camera} active={looks.moment?.active} marks={looks.marks} />
    </section>
  );
}

/** Returns the folded states with another one folded, or unfolded if it is one of them. */
export const withFold = (folded: readonly string[], path: string): string[] =>
  folded.includes(path) ? folded.filter((other) => other !== path) : [...folded, path];

const Outline = ({ at: { x, y, width, height } }: { at: Area }) => (
  <rect className="lit" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="14" />
);

/** State in the tab order: the one that was last pressed or moved to, until another one is selected elsewhere. */
function useTabbed(selected: string | undefined): [string | undefined, (path: string) => void] {
  const [tabbed, setTabbed] = useState<{ path: string; selected: string | undefined }>();
  const isCurrent = tabbed !== undefined && (selected === undefined || selected === tabbed.selected);
  return [isCurrent ? tabbed.path : selected, (path) => setTabbed({ path, selected })];
}

/** Returns the path of the state that an event is on. */
export const pathAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest('[data-path]')?.getAttribute('data-path') ?? undefined) : undefined;
