import type { Screen } from '../../../src/atlas';
import { passwordOf } from '../identity/passwords';

/** Confirms in the form that is open that the account of the demo's agent, which holds nothing, is closed for good. */
export async function confirmsClosing(screen: Screen): Promise<void> {
  await screen.fill('security.password', passwordOf('agent'));
  await screen.press('security.closing.submit');
}
