import type { GameId } from '../../../src/studio/catalogue/entries';
import { stream } from '../../../src/studio/fair/stream';
import { GAMES } from '../../../src/studio/games';
import type { Played } from '../../../src/studio/games/game';
import type { Studio } from '../../../src/studio/play/context';
import { opened, seedRow } from '../../../src/studio/play/seeds';
import { queryRows } from '../../../src/studio/store/query';

/**
 * Finds a client seed with which the first round of the next server seed has the result that a test needs. Tests can
 * open the sealed server seed; players cannot.
 */
export async function luckyClientSeed(
  studio: Studio,
  player: string,
  { game, act, isSuitable }: { game: GameId; act: object; isSuitable(played: Played): boolean },
): Promise<string> {
  const condition = `select * from seeds where player = $1 and state = 'next'`;
  const [seed] = await queryRows(studio.store.pool, seedRow, condition, [player]);
  if (!seed) throw new Error(`expected a next seed of ${player}, got none`);
  const serverSeed = opened(studio, player, seed);
  const { version } = GAMES[game];
  for (let tried = 0; tried < 100_000; tried++) {
    const clientSeed = `luck ${tried}`;
    if (isSuitable(GAMES[game].play(stream({ serverSeed, clientSeed, game, version, nonce: 0 }), [act])))
      return clientSeed;
  }
  throw new Error('no client seed gives such a round');
}
