import { type ActorRefFrom, fromPromise } from 'xstate';
import { passkeyLoginMachine } from '../../../../../machines/identity/passkey-login/passkey-login.machine';
import { passkeyEndpoints } from '../../../../contract/identity/passkey-endpoints';
import { signedIn } from '../../../../ui/form/by-passkey';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow, keepSession } from '../../../parts/entry/entry.flow';

export type PasskeyLoginRef = ActorRefFrom<typeof passkeyLoginMachine>;

/** Login by passkey; the browser's signature stays in the vault. */
export const passkeyLoginFlow = (deps: FlowDependencies) => {
  const { clientFor, vault, passkeys } = deps;
  const client = clientFor(passkeyEndpoints);
  return passkeyLoginMachine.provide({
    actors: {
      entry: entryFlow(deps),
      sign: fromPromise(async ({ signal }) => {
        if (!passkeys.possible()) return { kind: 'unable' };
        const signed = await passkeys.sign(await client.beginPasskeyLogin(undefined, { signal }), signal);
        if ('refused' in signed) return { kind: signed.refused === 'cancelled' ? 'cancelled' : 'unable' };
        vault.put('passkeyGiven', JSON.stringify(signed.given));
        return { kind: 'signed' };
      }),
      logIn: fromPromise(async ({ signal }) => {
        const loggedIn = await client.passkeyLogin(signedIn(vault), { signal });
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};
