import type { StudioRequest } from '../../contract/play/studio';
import { GAMES } from '../games';
import { toText } from '../games/fraction';
import { type GameId, largestWinOf, returnOf } from '../games/game';
import { choiceLabel, notesOf, resultLabel } from './labels';
import { payTableOf } from './pay-tables';

/** Returns the table of a game for the portal, generated from the odds it is played by. */
export function publicationOf(gameId: GameId): StudioRequest<'odds'> {
  const game = GAMES[gameId];
  const tables = game.published.map((first) => {
    const choice: Record<string, unknown> = Object(first);
    const odds = game.odds(first);
    return {
      label: choiceLabel(gameId, choice),
      returns: toText(returnOf(odds)),
      rows: odds.map(({ name, ways, of, pays }) => ({
        label: resultLabel(gameId, name, choice),
        ways: `${ways}`,
        of: `${of}`,
        pays: toText(pays),
      })),
    };
  });
  return {
    gameId,
    version: game.version,
    notes: notesOf(gameId),
    largestWin: toText(largestWinOf(game)),
    payTable: payTableOf(gameId),
    tables,
  };
}
