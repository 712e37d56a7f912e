import type { AnyActorRef } from 'xstate';
import type { EntranceInput, EntranceRequest } from '../../../machines/entrance/entrance.machine';
import { settle } from '../../../src/atlas';
import type { RenderedPage } from './page';
import { childOf } from './stand-ins';

/** Opens a dialog by which somebody comes in, whose chunk comes at once; gives the chart of them all. */
export async function openEntrance({ portal, act }: RenderedPage, { request, returning }: EntranceInput): Promise<AnyActorRef> {
  await act(() =>
    portal.send(returning ? { type: 'session.lost', loss: 'ranOut', username: returning } : { type: 'dialog.requested', request }),
  );
  const dialogs = childOf(portal, 'dialogs');
  await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
  return childOf(dialogs, 'entrance');
}

/** The same; gives the actor of the dialog's own chart. */
export const openWayIn = async (page: RenderedPage, request: EntranceRequest): Promise<AnyActorRef> =>
  childOf(await openEntrance(page, { request, returning: '' }), request.name);
