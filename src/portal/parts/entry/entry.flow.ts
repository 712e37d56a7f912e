import { fromPromise } from 'xstate';
import { type Entry, entryMachine } from '../../../../machines/entry/entry.machine';
import { type LoggedIn, MODULES } from '../../../contract';
import type { Needs } from '../needs';
import { passwordChangeFlow } from '../password-change/password-change.flow';
import { endSession } from '../session/end-session';
import { forgetSession } from '../session/forget-session';

/** Keeps the session that any way in has opened (s4.login.success-stored), and gives what the chart is told of it: no token. */
export function keepSession({ storage, isOn }: Pick<Needs, 'storage' | 'isOn'>, { token, userInfo, ...entry }: LoggedIn): Entry {
  storage.openSession({ token, account: userInfo.userName, type: userInfo.type });
  return { ...entry, expiryEnabled: isOn(MODULES.forcedPasswordChange) };
}

export const entryFlow = (needs: Needs) =>
  entryMachine.provide({
    actors: {
      markFirstLogin: fromPromise(async ({ signal }) => void (await needs.client.firstLogin(undefined, { signal }))),
      flagChange: fromPromise(async () => {
        needs.storage.flagChange();
        return { oldHeld: Boolean(needs.vault.peek('password')) };
      }),
      passwordChange: passwordChangeFlow(needs),
      loadMemberInfo: fromPromise(({ signal }) => needs.client.memberInfo(undefined, { signal })),
      logOut: fromPromise(async ({ signal }) => {
        await endSession(needs.client, signal).finally(() => forgetSession(needs));
      }),
    },
  });
