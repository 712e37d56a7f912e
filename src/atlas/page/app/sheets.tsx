import type { Laid } from '../../layout';
import { useAtlas } from './shared';
import { tilesOf } from './tiles';

/** Printed chart, on one page or on several to be assembled. `of`: id of its drawing. */
export function Sheets({ laid, of }: { laid: Laid; of: string }) {
  const { texts } = useAtlas();
  const tiles = tilesOf(laid);
  return (
    <div className="sheets">
      {tiles.map(({ x, y, width, height }, nth) => (
        <figure key={`${x} ${y}`} className="sheet">
          <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
            <use href={`#${of}`} />
          </svg>
          {tiles.length > 1 && (
            <figcaption>
              {texts('sheet')} {texts.number(nth + 1)}/{texts.number(tiles.length)}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
