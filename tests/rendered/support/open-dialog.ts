import type { AnyActorRef } from 'xstate';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import { settle } from '../../../src/atlas';
import type { RenderedPage } from './page';
import { childOf } from './stand-ins';

/** Opens a dialog, whose chunk comes at once; gives the actor of its chart, which has its name. */
export async function openDialog({ portal, act }: RenderedPage, request: DialogRequest): Promise<AnyActorRef> {
  await act(() => portal.send({ type: 'dialog.requested', request }));
  const dialogs = childOf(portal, 'dialogs');
  await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
  return childOf(dialogs, request.name);
}
