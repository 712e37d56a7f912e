import type { Screen } from '../../../src/atlas';
import { passwordOf } from '../identity/passwords';

/** Confirms in the open form that the account of the demo's agent, which is empty, is closed permanently. */
export async function confirmsClosing(screen: Screen): Promise<void> {
  await screen.fill('security.password', passwordOf('agent'));
  await screen.press('security.closing.submit');
}
