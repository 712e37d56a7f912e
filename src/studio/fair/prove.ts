import { GAMES } from '../games';
import { type GameId, Misplayed, type Played } from '../games/game';
import { commitment, type Source, stream } from './stream';

/** A round, as anybody can work it out again once its seed is known. */
export type Proof = Source & { game: GameId; commitment: string; acts: readonly unknown[] };

/**
 * Returns whether the seed matches its commitment, and the result that follows from it. Throws `Misplayed` on acts that
 * the rules do not know.
 */
export function prove({ commitment: promised, acts, ...source }: Proof): Played & { kept: boolean } {
  const game = GAMES[source.game];
  if (game.version !== source.version)
    throw new RangeError(`the rules of ${source.game} are those of version ${game.version}`);
  if (game.shared?.isFor?.(acts[0], source.nonce) === false) throw new Misplayed('an act for another round');
  return { ...game.play(stream(source), acts), kept: commitment(source.serverSeed) === promised };
}
