import type { ModuleContext } from '../../platform/context';
import { readAs, readingOf } from '../ops/acts';
import { findPlayers } from '../players/find';
import { recognise } from '../players/recognise';
import { showPlayer } from '../players/show';
import { timelineOf } from '../players/timeline';
import { operatorIn, sessionIn } from './caller';
import type { DeskHandlers } from './handlers';
import { actOnPlayer, permittedActs } from './player-acts';

/** Handlers of the search for players, of a player's page, and of the acts on a player. Readings are recorded. */
export const playerRoutes = (
  ctx: ModuleContext,
): DeskHandlers<'searchPlayers' | 'player' | 'timeline' | 'actOnPlayer'> => ({
  // The record has what was searched for, and not the text, which may be personal data.
  searchPlayers: (input, caller) => {
    const facts = recognise(input.text).map(({ match }) => match);
    return readAs(ctx, operatorIn(caller), readingOf('players find', facts), () => findPlayers(ctx, input));
  },
  player: ({ user }, caller) =>
    readAs(ctx, operatorIn(caller), readingOf('players show', [user]), async () => ({
      ...(await showPlayer(ctx, user, sessionIn(caller).operator)),
      permitted: permittedActs(ctx, sessionIn(caller).role),
    })),
  timeline: (input, caller) => {
    const args = [input.user, ...(input.kind ? [input.kind] : [])];
    const read = () => timelineOf(ctx, input, sessionIn(caller).operator);
    return readAs(ctx, operatorIn(caller), readingOf('players timeline', args), read);
  },
  actOnPlayer: (input, caller) => actOnPlayer(ctx, input, caller),
});
