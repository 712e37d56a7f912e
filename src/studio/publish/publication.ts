import type { StudioRequest } from '../../contract/play/studio';
import type { GameId } from '../catalogue/entries';
import { GAMES } from '../games';
import { toDecimal, toText } from '../games/fraction';
import { largestWinOf, returnOf, varianceOf } from '../games/game';
import { oncePer } from '../games/once';
import { choiceLabel, notesOf, resultLabel } from './labels';
import { payTableOf } from './pay-tables';
import { sameAs } from './same-as';

/** Returns the table of a game for the portal, generated once from the odds it is played by. */
export const publicationOf = oncePer((gameId: GameId): StudioRequest<'odds'> => {
  const game = GAMES[gameId];
  const tables = game.published.map((first) => {
    const choice: Record<string, unknown> = Object(first);
    const odds = game.odds(first);
    return {
      label: choiceLabel(gameId, choice),
      returns: toText(returnOf(odds)),
      variance: toDecimal(varianceOf(game, odds), 6),
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
    // A round has a single bet, and its end reports the valid bet.
    validBetRule: 'stake',
    sameAs: sameAs(gameId),
    payTable: payTableOf(gameId),
    tables,
  };
});
