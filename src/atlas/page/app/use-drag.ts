import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../layout';
import type { View } from './use-camera';

/** Tolerance for an unsteady finger, in pixels. */
const STILL = 5;
const middleOf = ([a, b = a]: Point[]): Point => ({
  x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
});
const spread = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Drags with one finger or the mouse, zooms with two fingers or the wheel. */
export function useDrag(area: RefObject<HTMLElement | null>, camera: View) {
  const fingers = useRef(new Map<number, Point>());
  const way = useRef(0);
  const latest = useRef(camera);
  latest.current = camera;

  useEffect(() => {
    const element = area.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const at = { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
      if (event.ctrlKey || event.metaKey) latest.current.zoom(Math.exp(-event.deltaY / 200), at);
      else latest.current.move({ x: -event.deltaX, y: -event.deltaY });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [area]);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = area.current?.getBoundingClientRect();
    return { x: clientX - (box?.x ?? 0), y: clientY - (box?.y ?? 0) };
  };
  const end = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (fingers.current.size === 0) way.current = 0;
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      if (event.buttons === 0) return void end(event);
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, pointOf(event));
      const now = [...fingers.current.values()];
      const from = middleOf(before);
      const to = middleOf(now);
      way.current += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(spread(now) - spread(before));
      if (way.current <= STILL) return;
      area.current?.setPointerCapture(event.pointerId);
      camera.move({ x: to.x - from.x, y: to.y - from.y });
      if (now.length > 1) camera.zoom(spread(now) / spread(before), to);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The click at the end of a drag is not a press. */
    onClickCapture(event: MouseEvent) {
      if (way.current > STILL) event.stopPropagation();
    },
  };
}
