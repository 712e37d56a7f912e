import { settle } from '../../../src/atlas';
import type { RenderedPage } from './page';
import { childOf } from './stand-ins';

type Input = { username: string; submitted: boolean };

/** Opens the login dialog, whose chunk comes at once; gives the login's actor. */
export async function openLogin({ portal, act }: RenderedPage, { username, submitted }: Input = { username: '', submitted: false }) {
  await act(() => portal.send({ type: 'dialog.requested', request: { name: 'login', username, submitted } }));
  const dialogs = childOf(portal, 'dialogs');
  await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
  return childOf(dialogs, 'login');
}
