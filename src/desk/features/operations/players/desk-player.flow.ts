import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  deskPlayerMachine,
  type TimelinePage,
} from '../../../../../machines/operations/desk-player/desk-player.machine';
import { playerAct, playerQuery, timelineQuery } from '../../../../contract/operations/players';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { deskActFlow } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';

export type DeskPlayerRef = ActorRefFrom<typeof deskPlayerMachine>;

/** Wires the page of a player, with the timeline by kind (own.desk-app.player, own.desk-app.timeline). */
export function deskPlayerFlow(deps: DeskDependencies) {
  const pages = keysetPages(({ user, kind = '' }, after, signal) => {
    const language = deps.storage.language();
    const query = { user, language, ...(kind !== '' && { kind }), ...(after !== undefined && { after }) };
    return deps.client.timeline(v.parse(timelineQuery, query), { signal });
  });
  return deskPlayerMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => deps.client.player(v.parse(playerQuery, input), { signal })),
      timeline: listFlow<TimelinePage>('playerTimeline', async (filter, page, signal) => {
        const found = await pages(filter, page, signal);
        return outcomeOf(found, found.list.length === 0);
      }),
      deskAct: deskActFlow(deps, async ({ item: user, act, reason, text: value }, signal) => {
        const input = v.parse(playerAct, { user, act, reason, ...(value !== undefined && { value }) });
        const { request } = await deps.client.actOnPlayer(input, { signal });
        return { kind: request ? 'waits' : 'done' };
      }),
    },
  });
}
