import type { Tile } from './art/tiles';
import tiles from './assets/art/tiles.svg';

type Props = { tile: Tile; className?: string };

/**
 * A woven tile: decoration, so it is silent, has its size before it comes, and comes late. All tiles are in one file,
 * each as a view of it, so that a page with a dozen of them makes one request.
 */
export const Art = ({ tile, className }: Props) => (
  <img
    className={className ? `art ${className}` : 'art'}
    src={`${tiles}#${tile}`}
    width="80"
    height="80"
    loading="lazy"
    decoding="async"
    alt=""
  />
);
