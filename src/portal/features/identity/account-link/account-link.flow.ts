import { type ActorRefFrom, fromPromise } from 'xstate';
import { accountLinkMachine, type Returned } from '../../../../../machines/identity/account-link/account-link.machine';
import { asFailure, type Failure } from '../../../../contract';
import type { Provider, SocialPurpose } from '../../../../contract/identity/authentication';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import { openSignInWindow, type SignInWindow } from '../../../browser/sign-in-window';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow, keepSession } from '../../../parts/entry/entry.flow';
import { extraVerificationFlow } from '../../../parts/proof/extra-verification.flow';
import { withDemandHeld } from '../../../parts/proof/proof-demand';

export type AccountLinkRef = ActorRefFrom<typeof accountLinkMachine>;

type SocialRequest = { provider: Provider; purpose: SocialPurpose };

/** Login at a third party; its response, and the key that never leaves the browser, stay in the vault. */
export const accountLinkFlow = (
  deps: FlowDependencies,
  openWindow: () => SignInWindow = () => openSignInWindow(window),
) =>
  accountLinkMachine.provide({
    actors: {
      extraVerification: extraVerificationFlow(deps),
      entry: entryFlow(deps),
      authorise: fromPromise(({ input, signal }) => authorise(deps, input, openWindow(), signal)),
      exchange: fromPromise(({ input, signal }) => exchange(deps, input, signal)),
      linkForm: formFlow(deps.vault, {
        fields: { password: filled },
        send: (typed, _about, signal) =>
          deps.client
            .confirmLink({ linkId: deps.vault.peek('linkId') ?? '', ...typed }, { signal })
            .then(() => undefined, ofTheLink),
        word: (linkFailure) => linkFailure,
      }),
    },
  });

/** Returns the failures of the link itself, which no password helps; throws all others. */
function ofTheLink(error: unknown): Failure {
  const failure = asFailure(error);
  if (!failure.code.startsWith('link.')) throw error;
  return failure;
}

async function authorise(
  { client, vault }: FlowDependencies,
  { provider, purpose }: SocialRequest,
  popup: SignInWindow,
  signal: AbortSignal,
) {
  try {
    const { url, state, key } = await client.socialBegin({ provider, purpose }, { signal });
    popup.go(url);
    const { code, iss } = await popup.authorization(state, signal);
    vault.put('socialCode', code);
    if (iss) vault.put('socialIssuer', iss);
    vault.put('socialState', state);
    vault.put('socialKey', key);
  } finally {
    popup.close();
  }
}

async function exchange(
  deps: FlowDependencies,
  { provider, purpose }: SocialRequest,
  signal: AbortSignal,
): Promise<Returned> {
  const { client, vault } = deps;
  const code = vault.take('socialCode') ?? '';
  const state = vault.take('socialState') ?? '';
  const key = vault.take('socialKey') ?? '';
  const returned = { provider, code, state, key, iss: vault.take('socialIssuer') };
  if (purpose === 'link') {
    const { linkId, name } = await client.offerLink(returned, { signal });
    vault.put('linkId', linkId);
    return { kind: 'offered', name };
  }
  const entered = await withDemandHeld(vault, client.socialReturn(returned, { signal }));
  if (!entered.linked) return { kind: 'unlinked', name: entered.name };
  return {
    kind: 'loggedIn',
    proven: { username: entered.entry.userInfo.userName, entry: keepSession(deps, entered.entry) },
  };
}
