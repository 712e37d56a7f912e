import type { Exploration } from './explore';
import type { Move } from './moves';
import type { Path } from './paths';
import { Trail } from './trail';

type Wander = { seed: number; walks: number; steps: number };

/** Returns a seeded generator of numbers in [0, 1): a 32-bit linear congruential generator with mixed upper bits. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Generates random paths with uniformly chosen starts and moves; a path ends early if no move is left. */
export function wander({ machine, samples, starts }: Exploration, { seed, walks, steps }: Wander): Path[] {
  const roll = dice(seed);
  const any = <T>(all: readonly T[]): T | undefined => all[Math.floor(roll() * all.length)];
  return Array.from({ length: walks }, () => {
    const trail = new Trail(machine, samples, any(starts) ?? { inputValue: undefined });
    for (let step = 0; step < steps; step += 1) if (!stray(trail, any)) break;
    return trail.path();
  });
}

/** Makes a random move, discarding moves on which the chart throws. */
function stray(trail: Trail, any: (moves: readonly Move[]) => Move | undefined): boolean {
  const moves = trail.moves();
  for (let move = any(moves); move; move = any(moves)) {
    try {
      trail.go(move);
      return true;
    } catch {
      moves.splice(moves.indexOf(move), 1);
    }
  }
  return false;
}
