import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { stateKey } from '../../diff';
import { innermost } from '../../fold/nesting';
import type { Area, Box, Laid, Point } from '../../layout';
import type { Picture } from '../../picture';
import { type Camera, clamped, focused, following, moved, opening, type Size, showing, zoomed } from './camera';
import type { DisplayedChart } from './changes';
import type { Moment } from './run';

export type View = {
  camera: Camera;
  size: Size;
  box: RefCallback<HTMLElement>;
  zoom(by: number, at?: Point): void;
  move(by: Point): void;
  fit(): void;
  whole(): void;
  show(area: Area): void;
  centre(at: Point): void;
};

/**
 * What a camera follows: the running machine, and a selection made elsewhere (`sought`, by key), which is centred or
 * only brought into view.
 */
type Followed = { moment?: Moment; isPlaying?: boolean; sought?: string; isCentred?: boolean };

const NOTHING: Size = { width: 0, height: 0 };

/** Camera of a chart. Follows the running machine at a legible zoom, and a selection made elsewhere. */
export function useCamera(
  { laid, picture }: DisplayedChart,
  { moment, isPlaying = false, sought, isCentred = false }: Followed = {},
): View {
  const [size, setSize] = useState(NOTHING);
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, zoom: 1 });
  const isOpen = useRef(false);
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const active = useMemo(() => activeBox(laid, picture, moment), [laid, picture, moment]);
  useEffect(() => {
    if (size === NOTHING || size.width === 0) return;
    const isFirst = !isOpen.current;
    isOpen.current = true;
    setCamera((now) => {
      if (isFirst) return opening(laid, size, active);
      return isPlaying ? following(active, now, size) : showing(active, now, size);
    });
  }, [active, size, laid, isPlaying]);
  useEffect(() => {
    const area =
      laid.boxes.find(({ path }) => stateKey(path) === sought) ?? laid.edges.find(({ id }) => id === sought)?.label;
    if (area && size.width > 0)
      setCamera((now) => (isCentred ? focused(area, size, now.zoom) : showing(area, now, size)));
  }, [sought, laid, size, isCentred]);

  return useMemo(() => {
    const change = (next: (now: Camera) => Camera) => setCamera((now) => clamped(next(now), laid, size));
    const middle = { x: size.width / 2, y: size.height / 2 };
    return {
      camera,
      size,
      box,
      zoom: (by, at = middle) => change((now) => zoomed(now, by, at)),
      move: (by) => change((now) => moved(now, by)),
      fit: () => setCamera(opening(laid, size, active)),
      whole: () => change((now) => zoomed(now, 1 / now.zoom, middle)),
      show: (area) => change((now) => showing(area, now, size)),
      centre: ({ x, y }) =>
        change(({ zoom }) => ({ x: x - size.width / zoom / 2, y: y - size.height / zoom / 2, zoom })),
    };
  }, [camera, size, box, laid, active]);
}

/** Returns the box of the innermost visible active state; of the first state if nothing runs. */
function activeBox({ boxes }: Laid, { states }: Picture, moment: Moment | undefined): Area {
  const paths = states.filter(({ id }) => moment?.active.has(id)).map(({ path }) => path);
  const found: Box | undefined = boxes.find(({ path }) => path === innermost(paths)[0]) ?? boxes[1];
  return found ?? { x: 0, y: 0, width: 1, height: 1 };
}
