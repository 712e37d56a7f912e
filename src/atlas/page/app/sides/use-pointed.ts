import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { overlap, viewOf } from '../camera';
import { pathAt } from '../canvas';
import { pathFrom, pathIn, type Twins, type Version } from './twins';
import type { VersionView } from './use-version';

/** State under the pointer or with the focus, by its path in the comparison. */
type Pointed = { version: Version; path: string };

/** Follows the state that is pointed at or focused, and brings its match in the other version into view. */
export function usePointed(twins: Twins, views: Record<Version, VersionView>) {
  const [pointed, setPointed] = useState<Pointed>();
  const last = useRef({ x: Number.NaN, y: Number.NaN });
  const point = (version: Version, there: string | undefined) => {
    const path = there === undefined ? undefined : pathFrom(twins, version, there);
    if (path === pointed?.path && (path === undefined || version === pointed?.version)) return;
    setPointed(path === undefined ? undefined : { version, path });
    if (path !== undefined) bringIntoView(views, version === 'old' ? 'new' : 'old', twins, path);
  };
  const handlersOf = (version: Version) => ({
    onPointerMove({ target, clientX: x, clientY: y }: PointerEvent) {
      // A chart that moves below a still pointer is not pointed at.
      if (last.current.x === x && last.current.y === y) return;
      last.current = { x, y };
      point(version, pathAt(target));
    },
    onPointerLeave: () => point(version, undefined),
    onFocus: ({ target }: FocusEvent) => point(version, pathAt(target)),
    onBlur: () => point(version, undefined),
  });
  return { pointed, handlersOf };
}

function bringIntoView(views: Record<Version, VersionView>, version: Version, twins: Twins, path: string): void {
  const { displayedChart, camera } = views[version];
  const there = pathIn(twins, version, path);
  const area = there === undefined ? undefined : displayedChart.laid.boxes.find((box) => box.path === there);
  if (area && !overlap(area, viewOf(camera.camera, camera.size))) camera.show(area);
}
