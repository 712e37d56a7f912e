import { gameArt } from './art/game-art';

/**
 * Woven picture of a game. It is decorative, so screen readers skip it; in a box that is not square the ground fills
 * the rest.
 */
export function GameArt({ id }: { id: string }) {
  const { ground, light, bright, paths } = gameArt(id);
  return (
    <svg className="art" viewBox="0 0 80 80" shapeRendering="crispEdges" aria-hidden="true">
      <path fill={ground} d="M-80 -40h240v160h-240z" />
      <path fill={light} d={paths.light} />
      <path fill={bright} d={paths.bright} />
      <path fill={light} opacity=".28" d={paths.shade} />
    </svg>
  );
}
