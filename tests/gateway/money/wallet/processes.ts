import { type ClientOf, createClient } from '../../../../src/contract';
import { type Endpoints, endpoints } from '../../../../src/contract/endpoints';
import { EVENT_CEILING } from '../../../harness/ceilings';
import { playerAt, tokenOf } from '../../harness/player';
import type { dataFolder } from '../../harness/process';
import { seal } from '../../harness/seal';

type Process = Pick<Awaited<ReturnType<ReturnType<typeof dataFolder>['start']>>, 'url' | 'ops'>;

/** The demo's player, logged in at a gateway process; `now` is the platform's time there, ms. */
export async function playerOn(
  { url, ops }: Process,
  username = 'player',
  timeout = EVENT_CEILING,
): Promise<{ client: ClientOf<Endpoints>; now: () => Promise<number> }> {
  await ops('flag', ['SLIDEVERIF', 'off']);
  const { status, logIn } = playerAt(url);
  const token = tokenOf((await logIn(await status(), username, 'Shapla#2026')).reply);
  const client = createClient(endpoints, {
    fetch: (path, init) => fetch(url + String(path), init),
    timeout,
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    seal: async (plaintext) => {
      const key = await status();
      return seal(key, plaintext, key.serverTime);
    },
  });
  return { client, now: async () => (await status()).serverTime };
}
