import { fromPromise } from 'xstate';
import { accountLinkMachine, type Returned } from '../../../../machines/account-link/account-link.machine';
import type { Provider, SocialPurpose } from '../../../contract/ways-in';
import { openSignInWindow, type SignInWindow } from '../../browser/sign-in-window';
import { entryFlow, keepSession } from '../../parts/entry/entry.flow';
import type { Needs } from '../../parts/needs';
import { extraVerificationFlow } from '../../parts/proof/extra-verification.flow';
import { withDemandHeld } from '../../parts/proof/proof-demand';

type Asked = { provider: Provider; purpose: SocialPurpose };

/** Sign-in at a third party; what comes back, and the key that never left, stay in the vault. */
export const accountLinkFlow = (needs: Needs, openWindow: () => SignInWindow = () => openSignInWindow(window)) =>
  accountLinkMachine.provide({
    actors: {
      extraVerification: extraVerificationFlow(needs),
      entry: entryFlow(needs),
      authorise: fromPromise(({ input, signal }) => authorise(needs, input, openWindow(), signal)),
      exchange: fromPromise(({ input, signal }) => exchange(needs, input, signal)),
      validate: fromPromise(async () => ({ missing: (needs.vault.peek('form.linkPassword') ?? '').trim() === '' })),
      confirmLink: fromPromise(async ({ signal }) => {
        const { client, vault } = needs;
        const request = { linkId: vault.peek('linkId') ?? '', password: vault.take('form.linkPassword') ?? '' };
        await client.confirmLink(request, { signal });
      }),
    },
  });

async function authorise({ client, vault }: Needs, { provider, purpose }: Asked, popup: SignInWindow, signal: AbortSignal) {
  try {
    const { url, state, key } = await client.socialBegin({ provider, purpose }, { signal });
    popup.go(url);
    vault.put('socialCode', await popup.code(state, signal));
    vault.put('socialState', state);
    vault.put('socialKey', key);
  } finally {
    popup.close();
  }
}

async function exchange(needs: Needs, { provider, purpose }: Asked, signal: AbortSignal): Promise<Returned> {
  const { client, vault } = needs;
  const [code, state, key] = [vault.take('socialCode') ?? '', vault.take('socialState') ?? '', vault.take('socialKey') ?? ''];
  const returned = { provider, code, state, key };
  if (purpose === 'link') {
    const { linkId, name } = await client.offerLink(returned, { signal });
    vault.put('linkId', linkId);
    return { kind: 'offered', name };
  }
  const entered = await withDemandHeld(vault, client.socialReturn(returned, { signal }));
  if (!entered.linked) return { kind: 'unlinked', name: entered.name };
  return { kind: 'loggedIn', proven: { username: entered.entry.userInfo.userName, entry: keepSession(needs, entered.entry) } };
}
