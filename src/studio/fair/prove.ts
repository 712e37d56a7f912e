import type { GameId } from '../catalogue/entries';
import { GAMES } from '../games';
import { Misplayed, type Played } from '../games/game';
import { commitment, type Source, stream } from './stream';

/** Proof of a round, for anyone to recalculate once its seed is revealed. */
export type Proof = Source & { game: GameId; commitment: string; acts: readonly unknown[] };

/**
 * Returns whether the seed matches its commitment, and the resulting round. Throws `Misplayed` on acts that the rules
 * do not define.
 */
export function prove({ commitment: promised, acts, ...source }: Proof): Played & { matchesCommitment: boolean } {
  const game = GAMES[source.game];
  if (game.version !== source.version)
    throw new RangeError(`the rules of ${source.game} are those of version ${game.version}`);
  if (game.shared?.isFor?.(acts[0], source.nonce) === false) throw new Misplayed('an act for another round');
  return { ...game.play(stream(source), acts), matchesCommitment: commitment(source.serverSeed) === promised };
}
