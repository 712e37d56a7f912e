import { working } from '../../tests/gateway/harness/work';
import type { Tester } from './tester';
import { clientAt } from './wire';

/** Requests a mailed link for the demo's player, and returns its token. */
export async function mailsLink(tester: Tester): Promise<string> {
  await working(clientAt(tester.gateway).client).forgotByEmail({ username: 'player', email: 'player@example.test' });
  return tester.mailed(/resetPassword#([\w-]+)/);
}
