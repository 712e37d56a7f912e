import { createDeskClient } from '../../contract/operations/desk-client';
import type { Vault } from '../../ui/browser/vault';
import type { DeskAddress } from '../browser/address';
import { createSessionClock } from '../browser/session-clock';
import type { DeskStorage } from '../browser/storage';
import { showTheme } from '../browser/theme';
import { speak } from '../browser/words';
import type { DeskDependencies } from '../parts/dependencies';

type DeskNeeds = { fetch: typeof fetch; storage: DeskStorage; vault: Vault; address: DeskAddress; now(): number };

/** Everything that the flows of the desk depend on, over one client. */
export function createDeskDependencies({ fetch, storage, vault, address, now }: DeskNeeds): DeskDependencies {
  const session = createSessionClock(now);
  const touching: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.ok) session.touch();
    return response;
  };
  const client = createDeskClient({
    fetch: touching,
    credentials: () => ({ language: storage.language(), token: storage.token() }),
    // A response of an ended session does not apply to the current one.
    onFailure: ({ kind }, _endpoint, token) => {
      if (kind === 'unauthorised' && token === storage.token()) session.end();
    },
  });
  return { client, storage, vault, session, address, speak, showTheme };
}
