import type { View } from '../use-camera';

/** Returns a camera that moves and zooms another one along; what is shown on its own stays its own. */
export function together(own: View, other: View): View {
  const move: View['move'] = (by) => {
    own.move(by);
    other.move(by);
  };
  return {
    ...own,
    move,
    zoom: (by, at) => {
      own.zoom(by, at);
      other.zoom(by, at);
    },
    fit: () => {
      own.fit();
      other.fit();
    },
    whole: () => {
      own.whole();
      other.whole();
    },
    centre: ({ x, y }) => {
      const { camera, size } = own;
      move({
        x: size.width / 2 - (x - camera.x) * camera.zoom,
        y: size.height / 2 - (y - camera.y) * camera.zoom,
      });
    },
  };
}
