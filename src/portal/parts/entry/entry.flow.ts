import { fromPromise } from 'xstate';
import { type Entry, entryMachine } from '../../../../machines/identity/entry/entry.machine';
import { type LoggedIn, MODULES } from '../../../contract';
import type { FlowDependencies } from '../dependencies';
import { passwordChangeFlow } from '../password-change/password-change.flow';
import { endSession, forgetSession } from '../session/end-session';

/** Stores the session of any login method (s4.login.success-stored), and returns the chart's part of it: no token. */
export function keepSession(
  { storage, isOn }: Pick<FlowDependencies, 'storage' | 'isOn'>,
  { token, userInfo, ...entry }: LoggedIn,
): Entry {
  storage.openSession({ token, account: userInfo.userName, type: userInfo.type });
  return { ...entry, expiryEnabled: isOn(MODULES.forcedPasswordChange) };
}

/**
 * Steps after every login: reporting the first login (s4.login.first-login-call), flagging a due password change
 * (s4.login.cpw-flag).
 */
export const entryFlow = (deps: FlowDependencies) =>
  entryMachine.provide({
    actors: {
      markFirstLogin: fromPromise(async ({ signal }) => void (await deps.client.firstLogin(undefined, { signal }))),
      flagChange: fromPromise(async () => {
        deps.storage.flagChange();
        return { oldHeld: Boolean(deps.vault.peek('password')) };
      }),
      passwordChange: passwordChangeFlow(deps),
      loadMemberInfo: fromPromise(({ signal }) => deps.client.memberInfo(undefined, { signal })),
      logOut: fromPromise(async ({ signal }) => {
        await endSession(deps, signal).finally(() => forgetSession(deps));
      }),
    },
  });
