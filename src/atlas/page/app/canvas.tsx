import { type KeyboardEvent, useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
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

/** Props of the canvas. `onState`: action of a press on a state, instead of selecting it. */
type Props = {
  chart: ChartData;
  displayedChart: DisplayedChart;
  camera: View;
  looks: Looks;
  onState?: (path: string) => void;
  onTransition?: (id: string) => void;
};

const DRAWN = 'drawn';
const PAN = 60;
const STEP = 1.25;

/** Chart that can be dragged, zoomed, and navigated by keyboard. */
export function Canvas({ chart, displayedChart, camera, looks, onState, onTransition }: Props) {
  const { texts, send } = useAtlas();
  const area = useRef<HTMLElement>(null);
  const [tabbed, setTabbed] = useState<string>();
  const { boxes } = displayedChart.laid;
  const first = boxes.find(({ path }) => path === (tabbed ?? looks.selected)) ?? boxes[1];
  const { box } = camera;
  const attach = useCallback(
    (element: HTMLElement | null) => {
      area.current = element;
      return box(element);
    },
    [box],
  );
  const drag = useDrag(area, camera);
  const isPrinted = useIsPrinted();
  const { x, y, zoom } = camera.camera;

  const onChosen = useStable((path: string) => {
    setTabbed(path);
    if (onState) onState(path);
    else send({ type: 'state.chosen', path: path === looks.selected ? undefined : path });
  });
  const onFold = useStable((path: string) => {
    const { folded } = looks;
    send({
      type: 'states.folded',
      paths: folded.includes(path) ? folded.filter((foldedPath) => foldedPath !== path) : [...folded, path],
    });
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
        setTabbed(next.path);
        camera.show(next);
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
      aria-label={texts('chart')}
      ref={attach}
      onKeyDown={press}
      {...drag}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of SVG. */}
      <svg
        className={looks.colours ? 'sc colours' : 'sc'}
        viewBox={`${x} ${y} ${camera.size.width / zoom || 1} ${camera.size.height / zoom || 1}`}
        role="group"
        aria-label={chart.key}
      >
        <g id={DRAWN}>
          <Drawing
            chart={chart}
            displayedChart={displayedChart}
            looks={looks}
            tabbed={first?.path}
            onState={onChosen}
            onFold={onFold}
            onTransition={onEdge}
          />
          <Ties displayedChart={displayedChart} selected={looks.selected} />
        </g>
      </svg>
      {isPrinted && <Sheets laid={displayedChart.laid} of={DRAWN} />}
      <Minimap displayedChart={displayedChart} camera={camera} active={looks.moment?.active} marks={looks.marks} />
    </section>
  );
}

const pathAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest('[data-path]')?.getAttribute('data-path') ?? undefined) : undefined;

/** Print shows the whole chart, in light colours. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    const before = () => {
      theme = dataset.theme;
      dataset.theme = 'light';
      flushSync(() => setPrinted(true));
    };
    const after = () => {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
      setPrinted(false);
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinted;
}

/** Returns a handler whose identity is stable across renders, so that memoised children do not render again. */
function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
