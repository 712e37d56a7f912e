import type { ActorRefFrom } from 'xstate';
import {
  deskPlayersMachine,
  type FoundPlayers,
} from '../../../../../machines/operations/desk-players/desk-players.machine';
import { asFailure } from '../../../../contract';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { DeskDependencies } from '../../../parts/dependencies';
import { deskPlayerFlow } from './desk-player.flow';

export type DeskPlayersRef = ActorRefFrom<typeof deskPlayersMachine>;

/** Code of a text that is no fact of a player. */
const UNCLEAR = 'desk.search';
const NOTHING: FoundPlayers = { list: [], next: null, pageNum: 1, totalPages: 1 };

/** Wires the search for players, whose text is the filter of its list (own.desk-app.players). */
export function deskPlayersFlow(deps: DeskDependencies) {
  const pages = keysetPages(({ text = '' }, after, signal) =>
    deps.client.searchPlayers({ text, ...(after !== undefined && { after }) }, { signal }),
  );
  return deskPlayersMachine.provide({
    actions: { showAddress: (_, { user }) => deps.address.show({ page: 'players', queue: null, id: user }) },
    actors: {
      list: listFlow<FoundPlayers>('players', async (filter, page, signal) => {
        if ((filter.text ?? '').trim() === '') return outcomeOf(NOTHING, true);
        try {
          const found = await pages(filter, page, signal);
          return outcomeOf(found, found.list.length === 0);
        } catch (error) {
          const { code } = asFailure(error);
          if (code === UNCLEAR) return { kind: 'invalid', code };
          throw error;
        }
      }),
      player: deskPlayerFlow(deps),
    },
  });
}
